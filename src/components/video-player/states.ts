/** The state numbers of YouTube's player, and its errors in words. */

export const playerStates = { unstarted: -1, ended: 0, playing: 1, paused: 2, buffering: 3, cued: 5 } as const

/**
 * The reason why a video doesn't play: the site has the player disabled, YouTube can't be reached, or YouTube reports
 * an error code.
 */
export type Problem = { kind: "off" } | { kind: "unreachable" } | { kind: "video"; code: number }

/** Describes a problem in a sentence for the visitor. */
export function problemText(problem: Problem): string {
  if (problem.kind === "off") return "This site leaves its videos to YouTube: they are not played here."
  if (problem.kind === "unreachable") {
    return "YouTube can't be reached from here. The network, or something that blocks it, may be the reason."
  }
  switch (problem.code) {
    case 2:
      return "YouTube says that this is not one of its ids."
    case 100:
      return "This video has been removed, or made private."
    case 101:
    case 150:
      return "The owner of this video lets it play on YouTube only."
    case 153:
      return "YouTube wants to know which site asks for the video, and your browser would not tell."
    default:
      return `YouTube's player could not play this video (its error ${problem.code}).`
  }
}
