/** The button's speech: a reproach, a second of silence, and one word a hundred times. After those it resigns. */

export const reproach = "I told you not to click me!"

/** The button's reactions to further clicks while it talks, each of which breaks off another part. */
const complaints = [
  "I noticed the first time.",
  "That was a screw.",
  "That was a word. It was the important one.",
  "That was the other screw.",
  "There is somebody in here who was asleep.",
  "Stop, and I shall be as new.",
] as const

/** The maximum damage: a scratch, a screw, a word, and the other screw. */
export const maxDamage = 4

/**
 * Returns the reaction to a click, counted from 1 within one speech of so many words; `witness` is a
 * thing from another page, by its name within a sentence, and whether it was there.
 */
export function replyTo(
  click: number,
  wordCount = 0,
  witness: { name: string; isHere: boolean } | null = null,
): string {
  if (click > 1) return complaints[click - 2] ?? complaints[complaints.length - 1] ?? reproach
  if (wordCount >= 50) return "Fifty. I can taste paint."
  if (wordCount >= 10) return "Ten. That one hurt."
  if (!witness) return reproach
  const { name, isHere } = witness
  return `${reproach} ${isHere ? `And I told ${name} to stop you.` : `I have heard about ${name}.`}`
}

/** The numbers of words after which wear is seen. */
const wornAfter = [10, 50] as const

/** Returns the wear, 0 to 2, after so many words in all. */
export function wearOf(wordsInAll: number): number {
  return wornAfter.filter(words => wordsInAll >= words).length
}

/** The scenes of the second act with their words and, but for the last, their lengths in milliseconds. */
export const scenes = [
  { name: "hoarse", says: "That was all of them.", ms: 2400 },
  { name: "falls", says: "I resign.", ms: 1800 },
  { name: "empty", says: "Nobody moves. Somebody is looking for a box.", ms: 2600 },
  { name: "cardboard", says: "The new one is a box. The old one is resting in the Recycle Bin.", ms: null },
] as const
export const word = "Juhku"
export const times = 100

/** The delay between the click and the first word, in milliseconds. */
export const silenceMs = 1000

/** The time each word is shown, in milliseconds: about as long as a voice takes to say it. */
export const wordMs = 400

/** The number of words per utterance: some browsers stall in the middle of long ones. */
export const wordsPerUtterance = 10

/** The timeout for one utterance, in milliseconds. */
const timeoutMs = 15_000

export type Stage = {
  /** Queues a text on the speech engine. Resolves when it has been spoken, and may never resolve. */
  speak: (text: string, lang: string) => Promise<void>
  /** True if a voice is available, so that utterances are worth waiting for. */
  hasVoice: boolean
  /** Resolves after some milliseconds, or as soon as the speech is stopped. */
  wait: (ms: number) => Promise<void>
  /** Returns whether the speech has been stopped. */
  isStopped: () => boolean
  /** Called at each word with the number of words so far, 1 to 100. */
  onWord: (count: number) => void
}

/** Gives the whole speech. Resolves when it has ended or was stopped. */
export async function giveSpeech({ speak, hasVoice, wait, isStopped, onWord }: Stage): Promise<void> {
  void speak(reproach, "en-GB")
  await wait(silenceMs)
  for (let spokenCount = 0; spokenCount < times && !isStopped(); ) {
    const words = Math.min(wordsPerUtterance, times - spokenCount)
    const spoken = speak(Array(words).fill(word).join(" "), "fi-FI")
    for (let i = 0; i < words && !isStopped(); i++) {
      onWord(++spokenCount)
      await wait(wordMs)
    }
    if (hasVoice && !isStopped()) await Promise.race([spoken, wait(timeoutMs)])
  }
}

/** Returns the words of the current utterance up to the last one spoken. */
export function line(count: number): string {
  const from = count === 0 ? 0 : Math.floor((count - 1) / wordsPerUtterance) * wordsPerUtterance
  return Array(count - from)
    .fill(word)
    .join(" ")
}
