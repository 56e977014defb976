/** Reads facts about this browser; call it after mount only. */
import type { Hints, Row } from "./logic"

type HintSource = Hints & { getHighEntropyValues?: (names: string[]) => Promise<Hints> }

/**
 * Returns the browser's client hints, high-entropy ones included; null in browsers without them, such as Firefox
 * and Safari.
 */
export async function readHints(): Promise<Hints | null> {
  if (!("userAgentData" in navigator)) return null
  const source = navigator.userAgentData as HintSource | undefined
  if (!source) return null
  const { brands, mobile, platform } = source
  const plain = {
    ...(brands && { brands: [...brands] }),
    ...(mobile !== undefined && { mobile }),
    ...(platform && { platform }),
  }
  try {
    const names = ["architecture", "bitness", "fullVersionList", "model", "platformVersion"]
    return { ...plain, ...(await source.getHighEntropyValues?.(names)) }
  } catch {
    return plain
  }
}

const supports = (condition: string) =>
  typeof CSS !== "undefined" && typeof CSS.supports === "function" && CSS.supports(condition) ? "yes" : "no"

/** Returns facts that would differ in another browser or on another machine. */
export function facts(): Row[] {
  const { language, languages, hardwareConcurrency, maxTouchPoints, cookieEnabled } = navigator
  return [
    { name: "What the browser itself says", value: navigator.userAgent },
    { name: "Size of the window", value: `${window.innerWidth} × ${window.innerHeight}` },
    { name: "Colours of the screen", value: `${window.screen.colorDepth} bits` },
    { name: "Pixels in a pixel", value: String(window.devicePixelRatio) },
    { name: "Language", value: language },
    { name: "Languages", value: languages.join(", ") },
    { name: "Time zone", value: new Intl.DateTimeFormat().resolvedOptions().timeZone },
    { name: "Processors", value: String(hardwareConcurrency ?? "unknown") },
    { name: "Fingers it can feel", value: String(maxTouchPoints ?? 0) },
    { name: "Cookies", value: cookieEnabled ? "yes" : "no" },
    { name: "Understands grids", value: supports("display: grid") },
    { name: "Understands :has()", value: supports("selector(:has(a))") },
  ]
}
