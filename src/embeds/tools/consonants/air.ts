/** The positions of the letters that leave a text, and the sound of its vowels. */
import type { Part } from "./logic"

export type Point = { x: number; y: number }

/**
 * Returns gathering positions for the letters at `homes`: in rows as wide as the room, each as near to its word's x
 * as there is space, the first row at y = `edge` and each next one `step` further.
 */
export function gather(homes: readonly Point[], width: number, size: number, edge: number, step: number) {
  const perRow = Math.max(1, Math.floor(width / size))
  const rows = Math.max(1, Math.ceil(homes.length / perRow))
  const inOrder = homes.map((home, index) => ({ ...home, index })).sort((a, b) => a.x - b.x)
  const places: Point[] = homes.map(() => ({ x: 0, y: 0 }))
  for (let row = 0; row < rows; row++) {
    const those = inOrder.filter((_, i) => i % rows === row)
    let minX = size / 2
    those.forEach(({ x, index }, i) => {
      const maxX = width - size / 2 - (those.length - 1 - i) * size
      const place = Math.min(maxX, Math.max(minX, x))
      places[index] = { x: place, y: edge + row * step }
      minX = place + size
    })
  }
  return places
}

/** Returns the words of a text, each with the index of its first part, and its line breaks; spaces are left out. */
export function words(parts: readonly Part[]): { at: number; parts: Part[]; isBreak: boolean }[] {
  const found: { at: number; parts: Part[]; isBreak: boolean }[] = []
  let isOpen = false
  parts.forEach((part, at) => {
    if (/^\s/u.test(part.sign)) {
      isOpen = false
      if (part.sign === "\n") found.push({ at, parts: [], isBreak: true })
    } else if (isOpen) found.at(-1)?.parts.push(part)
    else {
      found.push({ at, parts: [part], isBreak: false })
      isOpen = true
    }
  })
  return found
}

/**
 * The first two formants of each vowel in hertz, as a Finnish speaker has them (rounded from K. Wiik, Finnish and
 * English Vowels, 1965), and its note in semitones above middle C: a scale from u to i.
 */
const voices = {
  u: { formants: [340, 650], note: 0 },
  o: { formants: [500, 880], note: 2 },
  a: { formants: [690, 1180], note: 4 },
  ä: { formants: [680, 1680], note: 5 },
  ö: { formants: [460, 1540], note: 7 },
  e: { formants: [470, 1980], note: 9 },
  y: { formants: [330, 1850], note: 11 },
  i: { formants: [310, 2380], note: 12 },
} as const
type Voice = keyof typeof voices

/** Returns the voice of a vowel, accents ignored: é sings as e, å as o. */
export function voiceOf(sign: string): Voice {
  const letter = sign.toLowerCase().normalize("NFC").charAt(0)
  const plain =
    letter === "å" || letter === "ø" ? (letter === "å" ? "o" : "ö") : letter === "æ" ? "ä" : letter
  const bare = Object.hasOwn(voices, plain) ? plain : plain.normalize("NFD").charAt(0)
  return Object.hasOwn(voices, bare) ? (bare as Voice) : "ö"
}

/** Returns the note of a vowel in semitones above middle C. */
export function noteOf(sign: string): number {
  return voices[voiceOf(sign)].note
}

export const sampleRate = 22_050

/** Synthesises a vowel sung at `hertz`, in `rate` samples a second: its harmonics, louder near its formants. */
export function sung(sign: string, hertz: number, seconds: number): Float32Array {
  const [first, second] = voices[voiceOf(sign)].formants
  const near = (frequency: number, formant: number) => 1 / (1 + ((frequency - formant) / 110) ** 2)
  const overtones: { turn: number; loud: number }[] = []
  for (let k = 1; k * hertz < 3600; k++) {
    const frequency = k * hertz
    const loud =
      (near(frequency, first) + 0.5 * near(frequency, second) + 0.15 * near(frequency, 2900)) / k ** 0.4
    overtones.push({ turn: (2 * Math.PI * frequency) / sampleRate, loud })
  }
  const all = overtones.reduce((sum, { loud }) => sum + loud, 0)
  const length = Math.round(seconds * sampleRate)
  return Float32Array.from({ length }, (_, at) => {
    const open = Math.min(1, at / (0.04 * sampleRate), (length - at) / (0.09 * sampleRate))
    const shaken = at + 5 * Math.sin((2 * Math.PI * 5.5 * at) / sampleRate)
    let sum = 0
    for (const { turn, loud } of overtones) sum += loud * Math.sin(turn * shaken)
    return (open * sum) / all
  })
}
