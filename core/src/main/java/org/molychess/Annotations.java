package org.molychess;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** The comments and glyphs of one node; most nodes have none and need no such object. */
final class Annotations {
  private List<String> comments = List.of();
  private List<String> commentsBefore = List.of();
  private List<Integer> nags = List.of();

  List<String> comments() {
    comments = frozen(comments);
    return comments;
  }

  List<String> commentsBefore() {
    commentsBefore = frozen(commentsBefore);
    return commentsBefore;
  }

  List<Integer> nags() {
    nags = frozen(nags);
    return nags;
  }

  void addComment(String comment) {
    comments = with(comments, strip(comment));
  }

  void addCommentBefore(String comment) {
    commentsBefore = with(commentsBefore, strip(comment));
  }

  void setComments(List<String> all) {
    comments = all.stream().map(Annotations::strip).toList();
  }

  void addNag(int nag) {
    nags = with(nags, nag);
  }

  void clearComments() {
    comments = List.of();
    commentsBefore = List.of();
  }

  void clearCommentsBefore() {
    commentsBefore = List.of();
  }

  void clearNags() {
    nags = List.of();
  }

  Annotations copy() {
    Annotations copy = new Annotations();
    copy.comments = comments();
    copy.commentsBefore = commentsBefore();
    copy.nags = nags();
    return copy;
  }

  private static String strip(String comment) {
    return comment.indexOf('\n') < 0 && comment.indexOf('\r') < 0
        ? comment.strip()
        : comment.replace("\r\n", " ").replace('\n', ' ').replace('\r', ' ').strip();
  }

  // Lists grow in place, as one with many items would cost too much to copy for each; who asks for
  // one gets it frozen, and the next addition makes a list that grows again.

  static <T> List<T> with(List<T> list, T item) {
    if (list.isEmpty()) {
      return List.of(item);
    }
    List<T> growing = list instanceof ArrayList ? list : new ArrayList<>(list);
    growing.add(item);
    return growing;
  }

  static <T> List<T> frozen(List<T> list) {
    return list instanceof ArrayList ? List.copyOf(list) : list;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Annotations that
        && that.comments.equals(comments)
        && that.commentsBefore.equals(commentsBefore)
        && that.nags.equals(nags);
  }

  @Override
  public int hashCode() {
    return Objects.hash(comments, commentsBefore, nags);
  }
}
