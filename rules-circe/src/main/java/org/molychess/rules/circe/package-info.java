/**
 * Circe, its relatives, and progressive play.
 *
 * <p><b>The Circe family.</b> A captured unit is reborn: {@link org.molychess.rules.circe.Circe
 * Circe} answers as which unit, on which square, and what happens if the square is occupied; every
 * other member answers one of these questions differently.
 *
 * <ul>
 *   <li><i>As which unit</i>: {@link org.molychess.rules.circe.CirceClone Clone} (as its capturer),
 *       {@link org.molychess.rules.circe.CirceChameleon Chameleon} (as the next in turn).
 *   <li><i>On which square</i>: {@link org.molychess.rules.circe.CirceCoucou Coucou}, {@link
 *       org.molychess.rules.circe.CirceCouscous Couscous}, {@link
 *       org.molychess.rules.circe.CirceMirror Mirror}, {@link org.molychess.rules.circe.CirceRank
 *       Rank}, {@link org.molychess.rules.circe.CirceFile File}, {@link
 *       org.molychess.rules.circe.CirceSymmetry Symmetry}, {@link
 *       org.molychess.rules.circe.CirceDiametral Diametral}, {@link
 *       org.molychess.rules.circe.CircePwc PWC}, {@link org.molychess.rules.circe.CirceEquipollents
 *       Equipollents}, {@link org.molychess.rules.circe.CirceSuper Super}.
 *   <li><i>If the square is occupied</i>: {@link org.molychess.rules.circe.CirceAssassin Assassin}
 *       (the occupant is crushed), {@link org.molychess.rules.circe.CirceStrict Strict} (no
 *       capture).
 * </ul>
 *
 * <p>{@link org.molychess.rules.circe.Anticirce Anticirce} sends the capturer home instead, {@link
 * org.molychess.rules.circe.Immune Immune} nobody: there a home decides what can be captured, and
 * {@link org.molychess.rules.circe.PromotionCirce Promotion Circe} carries promoted officers home.
 */
@NullMarked
package org.molychess.rules.circe;

import org.jspecify.annotations.NullMarked;
