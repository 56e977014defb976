/** Emoji and their skin tones: Unicode Technical Standard 51. */
import { trimmed } from "../../../lib/text/blank"

/**
 * The names and modifiers of the skin tones in Unicode's order: types 1 and 2, 3, 4, 5 and 6 of the Fitzpatrick
 * scale.
 */
export const tones = [
  { key: "light", name: "light", modifier: "\u{1F3FB}" },
  { key: "medium-light", name: "medium-light", modifier: "\u{1F3FC}" },
  { key: "medium", name: "medium", modifier: "\u{1F3FD}" },
  { key: "medium-dark", name: "medium-dark", modifier: "\u{1F3FE}" },
  { key: "dark", name: "dark", modifier: "\u{1F3FF}" },
] as const
/** A skin tone, or "" for the emoji as typed. */
export type Tone = (typeof tones)[number]["key"] | ""

export const isTone = (text: string): text is Tone => text === "" || tones.some(({ key }) => key === text)

/** The maximum number of emoji per clap. */
export const maxEmoji = 5

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" })

function split(text: string): string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

/** Returns whether a grapheme is an emoji: a pictograph, a flag or a keycap. */
export function isEmoji(grapheme: string): boolean {
  return /^(\p{Extended_Pictographic}|\p{RI}{2}$|[0-9#*]\uFE0F?\u20E3$)/u.test(grapheme)
}

export type Read = { emoji: string } | { problem: string }

/** Parses one to five emoji, or returns the error as a sentence. */
export function readEmoji(text: string): Read {
  const letters = split(trimmed(text))
  if (letters.length === 0) return { problem: "There is no emoji here, so there are no hands to clap." }
  const wrong = letters.findIndex(letter => !isEmoji(letter))
  if (wrong >= 0) {
    const which = letters.length === 1 ? "" : ` Look at number ${wrong + 1}.`
    return { problem: `“${letters[wrong]}” is not an emoji.${which}` }
  }
  if (letters.length > maxEmoji)
    return { problem: `These are ${letters.length} emoji. At most ${maxEmoji} can clap at once.` }
  return { emoji: letters.join("") }
}

const joiner = "\u200D"
const anyModifier = /[\u{1F3FB}-\u{1F3FF}]/gu
/**
 * Families, wrestlers and people with bunny ears: most fonts lack their skin tones and draw the modifier as a
 * separate square.
 */
const apart = /[\u{1F46A}\u{1F46F}\u{1F93C}]/u
/**
 * Couples with a tone for each person: holding hands, in love or kissing. Other sequences with joiners stay as they
 * are.
 */
const couple =
  /^\p{Emoji_Modifier_Base}\u200D(\u2764\uFE0F?(\u200D\u{1F48B})?|\u{1F91D})\u200D\p{Emoji_Modifier_Base}$/u

/** Returns an emoji in a skin tone, or unchanged if it takes none. */
function toned(emoji: string, modifier: string): string {
  const bare = emoji.replace(anyModifier, "")
  const bases = bare.match(/\p{Emoji_Modifier_Base}/gu) ?? []
  const isPair = couple.test(bare)
  if (apart.test(bare) || (bases.length !== 1 && !isPair)) return emoji
  // The handshake that joins two people takes no modifier.
  const parts = bare.split(joiner)
  return parts
    .map((part, i) =>
      isPair && i > 0 && i < parts.length - 1
        ? part
        : part.replace(/(\p{Emoji_Modifier_Base})\uFE0F?/u, `$1${modifier}`),
    )
    .join(joiner)
}

/** Returns emoji in a skin tone, each if it takes one; "" leaves them as typed. */
export function withTone(emoji: string, tone: Tone): string {
  const modifier = tones.find(({ key }) => key === tone)?.modifier
  if (!modifier) return emoji
  return split(emoji)
    .map(each => toned(each, modifier))
    .join("")
}

/** Returns whether these emoji take a skin tone. */
export function takesTone(emoji: string): boolean {
  return withTone(emoji, "light") !== withTone(emoji, "dark")
}
