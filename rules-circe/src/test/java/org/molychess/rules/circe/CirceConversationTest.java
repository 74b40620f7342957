package org.molychess.rules.circe;

import static org.mockito.ArgumentMatchers.any;
import static org.mockito.Mockito.mock;
import static org.mockito.Mockito.never;
import static org.mockito.Mockito.verify;
import static org.mockito.Mockito.verifyNoMoreInteractions;
import static org.mockito.Mockito.when;

import org.junit.jupiter.api.Test;
import org.mockito.ArgumentCaptor;
import org.molychess.Piece;
import org.molychess.Role;
import org.molychess.Square;
import org.molychess.spi.Capability;
import org.molychess.spi.Capture;
import org.molychess.spi.CaptureHook;
import org.molychess.spi.Hooks;

/** What Circe says to the SPI, word for word. */
final class CirceConversationTest {
  private final Hooks hooks = mock(Hooks.class);
  private final Capture capture = mock(Capture.class);

  private CaptureHook install() {
    new Circe().install(hooks);
    ArgumentCaptor<CaptureHook> hook = ArgumentCaptor.forClass(CaptureHook.class);
    verify(hooks).onCapture(hook.capture());
    return hook.getValue();
  }

  @Test
  void registersACaptureHookAndNothingElse() {
    install();
    verify(hooks, never()).afterMove(any());
    verify(hooks, never()).onDeparture(any(), any());
    verify(hooks, never()).onTurnEnd(any());
    verify(hooks, never()).declare(any(Capability.class));
  }

  @Test
  void putsTheVictimOnItsEmptyHome() {
    when(capture.victim()).thenReturn(Piece.BLACK_ROOK);
    when(capture.captureSquare()).thenReturn(Square.H1);
    when(capture.canPlace(Square.A8)).thenReturn(true);
    install().captured(capture);
    verify(capture).rebirth(Square.A8, Role.ROOK);
  }

  @Test
  void leavesTheVictimUnsettledWhereHomeIsOccupied() {
    when(capture.victim()).thenReturn(Piece.BLACK_ROOK);
    when(capture.captureSquare()).thenReturn(Square.H1);
    when(capture.canPlace(Square.A8)).thenReturn(false);
    install().captured(capture);
    verify(capture).victim();
    verify(capture).captureSquare();
    verify(capture).canPlace(Square.A8);
    verifyNoMoreInteractions(capture);
  }
}
