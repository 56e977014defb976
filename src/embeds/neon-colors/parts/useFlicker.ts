/** Animates the flicker of the sign, its broken letters and a mended one, on the wall and in the street alike. */
import { type RefObject, useEffect } from "react"
import { brokenRounds, mending, type Round, signRounds } from "../flicker"
import type { Look } from "../logic"

/** The opacity of a broken letter that tries to light up: too low to look whole. */
const faint = 0.4

function play(element: HTMLElement, { seconds, steps }: Round, light: number, iterations: number) {
  if (!element.animate || steps.length < 2) return []
  const frames = [...steps, { at: seconds, lit: steps[0]?.lit ?? true }].map(({ at, lit }) => ({
    offset: at / seconds,
    easing: "step-end",
    opacity: lit ? light : 0,
  }))
  return [element.animate(frames, { duration: seconds * 1000, iterations })]
}

/** `mended` is the index of the letter just mended; -1 for none. */
export function useFlicker(wall: RefObject<HTMLElement | null>, motion: boolean, look: Look, mended: number) {
  const { mood, broken } = look
  const out = broken.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is broken is read from the page, after it was drawn
  useEffect(() => {
    if (!motion) return
    const find = (selector: string) => [...(wall.current?.querySelectorAll<HTMLElement>(selector) ?? [])]
    const running = [
      ...find("[data-flickers]").flatMap(sign => play(sign, signRounds[mood], 1, Number.POSITIVE_INFINITY)),
      ...find("[data-broken]").flatMap(letter =>
        play(letter, brokenRounds[mood], faint, Number.POSITIVE_INFINITY),
      ),
    ]
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [motion, mood, out, wall])

  useEffect(() => {
    if (!motion || mended < 0) return
    const letters = wall.current?.querySelectorAll<HTMLElement>(`[data-flickers] [data-at="${mended}"]`) ?? []
    const running = [...letters].flatMap(letter => play(letter, mending, 1, 1))
    return () => {
      for (const animation of running) animation.cancel()
    }
  }, [motion, mended, wall])
}
