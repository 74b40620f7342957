/**
 * Classes that break the rules of the rooms, one for each rule, so that the rules are seen to work.
 */
package org.molychess.architecture.planted;
