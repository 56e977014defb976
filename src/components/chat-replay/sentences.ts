/** Texts of the chat window about itself. */
import type { Turn } from "./chat"
import type { ReplayState } from "./timeline"

/** Returns the hint about the buttons; `started` is true during a replay. */
export function hintText(mounted: boolean, motion: boolean, started = false, playing = false): string {
  if (!mounted) return "Reading the chat needs nothing. Replaying it needs JavaScript."
  if (!motion) return "You have asked for calm, so the machine has said everything already."
  if (started)
    return playing ? "Skip ends the turn, Show all the chat." : "It stands still. Go on types on from here."
  return "The whole chat is here. Replay types it again, turn by turn."
}

/** Returns the text of the status bar. */
export function statusText(turns: readonly Turn[], moment: ReplayState | null, playing: boolean): string {
  if (!moment) return "Nobody is typing"
  if (!playing) return "Everybody is waiting for you"
  const isVisitor = turns[moment.whole]?.from === "visitor"
  switch (moment.phase) {
    case "waiting":
      return isVisitor ? "The visitor is thinking" : "The machine is sure"
    case "typing":
      return isVisitor ? "The visitor is typing" : "The machine is typing"
    case "drawing":
      return "The machine is drawing"
    default:
      return "Nobody is typing"
  }
}
