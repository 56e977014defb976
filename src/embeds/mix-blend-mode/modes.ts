/**
 * A description of each blend mode, with the formula of the specification: b is the backdrop, a the layer above.
 */
import type { Mode } from "./logic"

export const descriptions: Record<Mode, { formula: string; does: string }> = {
  normal: { formula: "a", does: "The upper layer covers the lower one. Most people never leave this." },
  multiply: { formula: "b × a", does: "Like two slides in one projector: never lighter than either." },
  screen: { formula: "b + a − b × a", does: "Like two projectors on one wall: never darker than either." },
  overlay: {
    formula: "hard-light with b and a in each other’s places",
    does: "Multiplies where the lower layer is dark and screens where it is light.",
  },
  darken: { formula: "min(b, a)", does: "Takes the darker of the two, channel by channel." },
  lighten: { formula: "max(b, a)", does: "Takes the lighter of the two, channel by channel." },
  "color-dodge": {
    formula: "b = 0: 0; a = 1: 1; otherwise min(1, b ÷ (1 − a))",
    does: "Brightens the lower layer until it burns out.",
  },
  "color-burn": {
    formula: "b = 1: 1; a = 0: 0; otherwise 1 − min(1, (1 − b) ÷ a)",
    does: "Darkens the lower layer until somebody should stop it.",
  },
  "hard-light": {
    formula: "a ≤ ½: b × 2a; otherwise screen of b and 2a − 1",
    does: "Multiplies where the upper layer is dark and screens where it is light: a lamp held close.",
  },
  "soft-light": {
    formula: "a ≤ ½: b − (1 − 2a) × b × (1 − b); otherwise b + (2a − 1) × (D(b) − b)",
    does: "The same lamp, held far. D is a square root that begins gently.",
  },
  difference: { formula: "|b − a|", does: "What is alike is black. Good for finding out who moved what." },
  exclusion: {
    formula: "b + a − 2 × b × a",
    does: "Difference with less contrast, for those who avoid conflict.",
  },
  hue: {
    formula: "hue of a, saturation and luminosity of b",
    does: "Repaints the lower layer in the hues of the upper.",
  },
  saturation: {
    formula: "saturation of a, hue and luminosity of b",
    does: "Where the upper layer is grey, so is everything.",
  },
  color: {
    formula: "hue and saturation of a, luminosity of b",
    does: "Colours a grey picture as postcards used to be coloured.",
  },
  luminosity: {
    formula: "luminosity of a, hue and saturation of b",
    does: "The drawing of the upper layer in the colours of the lower.",
  },
  "plus-lighter": {
    formula: "min(1, b + a)",
    does: "Adds the two. It is there so that a cross-fade doesn’t dip in the middle.",
  },
  "plus-darker": {
    formula: "max(0, b + a − 1)",
    does: "Adds the two darknesses. For long only WebKit wanted it.",
  },
}
