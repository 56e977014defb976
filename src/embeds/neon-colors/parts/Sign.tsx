import { type CSSProperties, useEffect, useRef } from "react"
import { brokenRounds, type Round, signRounds } from "../flicker"
import { coreOf, faces, fittingSize, glass, type Look, shadowOf } from "../logic"
import * as styles from "../NeonColors.module.css"

type Props = { letters: readonly string[]; look: Look; moving: boolean }

/** Sets an element going through a round for ever; what comes back stops it. Without the means it stays as it is. */
function play(element: HTMLElement | null, { seconds, steps }: Round, { colour, glow }: Look) {
  if (!element?.animate || steps.length < 2) return undefined
  const frames = [...steps, { at: seconds, lit: steps[0]?.lit ?? true }].map(({ at, lit }) => ({
    offset: at / seconds,
    easing: "step-end",
    color: lit ? coreOf(colour) : glass,
    textShadow: lit ? shadowOf(colour, glow) : "none",
  }))
  return element.animate(frames, { duration: seconds * 1000, iterations: Number.POSITIVE_INFINITY })
}

/** The sign on its wall. The letters of a word stay together; the broken one is a tube of its own. */
export function Sign({ letters, look, moving }: Props) {
  const sign = useRef<HTMLDivElement>(null)
  const { colour, glow, mood, broken, face } = look
  useEffect(() => {
    if (!moving) return
    const settings = { colour, glow, mood, broken, face }
    const letter = sign.current?.querySelector<HTMLElement>("[data-broken]") ?? null
    const running = [
      play(sign.current, signRounds[mood], settings),
      play(letter, brokenRounds[mood], settings),
    ]
    return () => {
      for (const animation of running) animation?.cancel()
    }
  }, [moving, colour, glow, mood, broken, face])

  const words: { letter: string; at: number }[][] = [[]]
  letters.forEach((letter, at) => {
    if (letter === " ") words.push([])
    else words.at(-1)?.push({ letter, at })
  })
  const longestWord = Math.max(1, ...words.map(word => word.length))
  return (
    <div
      ref={sign}
      className={styles.sign}
      role="img"
      aria-label={`A neon sign: ${letters.join("")}`}
      style={
        {
          color: coreOf(colour),
          fontFamily: faces[face].family,
          textShadow: shadowOf(colour, glow),
          "--word": `${(86 / longestWord).toFixed(2)}cqi`,
          "--narrow": `${fittingSize(letters.length, 300, 164)}px`,
          "--wide": `${fittingSize(letters.length, 640, 204)}px`,
        } as CSSProperties
      }
    >
      {words.map((word, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: words have no other name than their place
        <span key={i} className={styles.word}>
          {word.map(({ letter, at }) =>
            at === broken ? (
              <span key={at} data-broken="" style={{ color: glass, textShadow: "none" }}>
                {letter}
              </span>
            ) : (
              letter
            ),
          )}
        </span>
      ))}
    </div>
  )
}
