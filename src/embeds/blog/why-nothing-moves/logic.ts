/** The stages of a held breath. */

export type Stage = { from: number; fur: string; cheeks: number; message: string }

/** In order; `from` is in seconds, `cheeks` a factor of his size. */
export const stages: readonly [Stage, ...Stage[]] = [
  { from: 0, fur: "#e0a94f", cheeks: 1.1, message: "He has taken a breath." },
  { from: 3, fur: "#e58f4a", cheeks: 1.25, message: "He is fine." },
  { from: 6, fur: "#d9603f", cheeks: 1.4, message: "He says he is fine." },
  { from: 9, fur: "#b83f5a", cheeks: 1.55, message: "He has begun to hum." },
  { from: 12, fur: "#8a4fa0", cheeks: 1.7, message: "That is not a colour for a hamster." },
  { from: 15, fur: "#4f5fb0", cheeks: 1.85, message: "Mother is on the telephone." },
]

/** The time after which he breathes whatever you do, in seconds. */
export const maxSeconds = 18

export function stageAt(seconds: number): Stage {
  return stages.filter(({ from }) => seconds >= from).at(-1) ?? stages[0]
}

/** Returns the verdict on a breath of that many seconds. */
export function verdictOn(seconds: number): string {
  if (seconds >= maxSeconds) return "Phew. He let go. You didn't, and he will remember it."
  if (seconds < 3) return "That was a sniff."
  if (seconds < 9) return `${Math.round(seconds)} seconds. He can do more.`
  return `${Math.round(seconds)} seconds. He had seen his grandmother.`
}
