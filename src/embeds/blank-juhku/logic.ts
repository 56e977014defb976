/** What happens on a blank page to those who keep still: by seconds, and nothing before its time. */

export type Stage = {
  /** Seconds of stillness after which it begins. */
  from: number
  name: "blank" | "speck" | "legs" | "eyes" | "peek" | "walk" | "sign" | "sits" | "sleeps" | "gone"
  /** What is said of it, for those who don't see it. */
  said: string
}

/** In their order; the first begins at once. */
export const stages: readonly Stage[] = [
  { from: 0, name: "blank", said: "Nothing. Very good." },
  { from: 9, name: "speck", said: "A speck. It may have been there before." },
  { from: 18, name: "legs", said: "The speck has legs, and is walking to the other side." },
  { from: 28, name: "eyes", said: "Two eyes have opened in the white. Don't look straight at them." },
  { from: 40, name: "peek", said: "Somebody white looks in over the edge." },
  { from: 50, name: "walk", said: "He is coming to the middle, on tiptoe. Not a word." },
  { from: 60, name: "sign", said: "Juhku. He has brought a sign: you have sat still for a minute." },
  { from: 90, name: "sits", said: "He has sat down beside you, as far as one can beside a screen." },
  { from: 150, name: "sleeps", said: "He sleeps. Now you can't leave." },
  { from: 300, name: "gone", said: "He has gone on tiptoe, and left you the page. It is yours." },
]

const first = stages[0] as Stage

/** The stage after so many seconds of stillness. */
export function stageAt(seconds: number): Stage {
  return stages.filter(({ from }) => seconds >= from).at(-1) ?? first
}

/** Where on its way from one side to the other what began in a stage is, from 0 to 1, after so many seconds. */
export function wayOf(name: Stage["name"], seconds: number): number {
  const at = stages.findIndex(stage => stage.name === name)
  const [begin, end] = [stages[at]?.from ?? 0, stages[at + 1]?.from ?? Infinity]
  return Math.min(1, Math.max(0, (seconds - begin) / (end - begin)))
}

/** What is said to somebody who has moved after so many seconds. */
export function movedAt(seconds: number): string {
  const { name } = stageAt(seconds)
  if (seconds < 3) return "That was a fingerprint. It fades; sit still."
  if (name === "blank") return `${seconds} seconds. It had not even begun.`
  if (name === "gone") return "You have touched your own page, which is allowed."
  if (seconds >= 60) return `He is gone. You had him for ${seconds - 60} seconds.`
  return `${seconds} seconds, and something that was about to happen has gone back in.`
}

/** How far a hand may drift before it has moved, in CSS pixels. */
export const drift = 12
