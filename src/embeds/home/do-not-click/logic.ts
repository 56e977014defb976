/** What the button says when it is clicked: a reproach, a second of silence, and a word a hundred times. */

export const reproach = "I told you not to click me!"

/** What is said of each further click while it talks: each breaks off something more. */
const complaints = [
  "I noticed the first time.",
  "That was a screw.",
  "That was a word. It was the important one.",
  "That was the other screw.",
  "There is somebody in here who was asleep.",
  "Stop, and I shall be as new.",
] as const

/** How broken the button can be: a scratch, a screw, a word, and the other screw. */
export const mostBroken = 4

/** What is said of a click, when it is the first (1) or a later one of this talk. */
export function replyTo(click: number): string {
  return click <= 1 ? reproach : (complaints[click - 2] ?? complaints[complaints.length - 1] ?? reproach)
}
export const word = "Juhku"
export const times = 100

/** From the click to the first word, in milliseconds. */
export const silence = 1000

/** How long each word is shown before the next, in milliseconds: about as long as a voice needs for it. */
export const pace = 400

/** How many words a browser gets to say at once: some stall in the middle of long sentences. */
export const breath = 10

/** How long a voice may need for one breath before it is no longer waited for, in milliseconds. */
const timeoutMs = 15_000

export type Stage = {
  /** Says a text after what is being said; resolves when said, and may not resolve at all. */
  speak: (text: string, lang: string) => Promise<void>
  /** Whether somebody can hear it, and it is worth waiting for. */
  hasVoice: boolean
  /** Resolves after some milliseconds, or as soon as it is stopped. */
  wait: (ms: number) => Promise<void>
  /** Whether it has been stopped. */
  isStopped: () => boolean
  /** Hears how many words are said, 1 to 100, as each is. */
  onWord: (said: number) => void
}

/** The whole speech. Resolves when it is over, or stopped. */
export async function tell({ speak, hasVoice, wait, isStopped, onWord }: Stage): Promise<void> {
  void speak(reproach, "en-GB")
  await wait(silence)
  for (let said = 0; said < times && !isStopped(); ) {
    const words = Math.min(breath, times - said)
    const spoken = speak(Array(words).fill(word).join(" "), "fi-FI")
    for (let i = 0; i < words && !isStopped(); i++) {
      onWord(++said)
      await wait(pace)
    }
    if (hasVoice && !isStopped()) await Promise.race([spoken, wait(timeoutMs)])
  }
}

/** The words of the breath that the last one said is in. */
export function line(said: number): string {
  const from = said === 0 ? 0 : Math.floor((said - 1) / breath) * breath
  return Array(said - from)
    .fill(word)
    .join(" ")
}
