/** The stages of a blank page while the visitor keeps still, by seconds. */

export type Stage = {
  /** The seconds of stillness after which it begins. */
  from: number
  name: "blank" | "speck" | "legs" | "eyes" | "peek" | "walk" | "sign" | "sits" | "sleeps" | "gone"
  /** The description of the stage for screen readers. */
  description: string
}

/** In order of `from`; the first begins at 0. */
export const stages: readonly Stage[] = [
  { from: 0, name: "blank", description: "Nothing. Very good. Keep still." },
  { from: 4, name: "speck", description: "A speck. It may have been there before." },
  { from: 12, name: "legs", description: "The speck has legs, and is walking to the other side." },
  { from: 24, name: "eyes", description: "Two eyes have opened in the white. Don't look straight at them." },
  { from: 40, name: "peek", description: "Somebody white looks in over the edge." },
  { from: 50, name: "walk", description: "He is coming to the middle, on tiptoe. Not a word." },
  { from: 60, name: "sign", description: "Juhku. He has brought a sign: you have sat still for a minute." },
  {
    from: 90,
    name: "sits",
    description: "He has sat down beside you, as well as he can. There is glass in between.",
  },
  { from: 150, name: "sleeps", description: "He sleeps. Now you can't leave." },
  { from: 300, name: "gone", description: "He has gone on tiptoe. He has left you the page." },
]

const first = stages[0] as Stage

/** Returns the stage after a number of seconds of stillness. */
export function stageAt(seconds: number): Stage {
  return stages.filter(({ from }) => seconds >= from).at(-1) ?? first
}

/** Returns the progress of a stage after a number of seconds, from 0 to 1. */
export function stageProgress(name: Stage["name"], seconds: number): number {
  const at = stages.findIndex(stage => stage.name === name)
  const [begin, end] = [stages[at]?.from ?? 0, stages[at + 1]?.from ?? Infinity]
  return Math.min(1, Math.max(0, (seconds - begin) / (end - begin)))
}

/** Returns the message for a visitor who moved after a number of seconds. */
export function movedMessage(seconds: number): string {
  const { name } = stageAt(seconds)
  if (seconds < 3) return "That was a fingerprint. It fades. Sit still."
  if (name === "blank") return `${seconds} seconds. It had not even begun.`
  if (name === "gone") return "You have touched your own page. That is allowed."
  if (seconds >= 60) return `He is gone. You had him for ${seconds - 60} seconds.`
  return `${seconds} seconds. Something was about to happen. It has gone back in.`
}

/** The distance a pointer may drift before it counts as moved, in CSS pixels. */
export const drift = 12
