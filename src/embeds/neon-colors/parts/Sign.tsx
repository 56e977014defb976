import { type CSSProperties, useRef } from "react"
import { coreOf, faces, fittingSize, glass, type Look, mothAt, pressed, shadowOf } from "../logic"
import * as styles from "../NeonColors.module.css"
import { Crowd } from "./Crowd"
import { Letters } from "./Letters"
import { Street } from "./Street"
import { Tubes } from "./Tubes"
import { useFlicker } from "./useFlicker"
import { useFont } from "./useFont"

type Props = {
  letters: readonly string[]
  look: Look
  /** True if animations are allowed. */
  motion: boolean
  /** The index of the letter that changed last, and the number of changes. */
  last: { at: number; count: number }
  /** The words read so far. */
  readings: readonly string[]
  /** True while the sign says the last of them. */
  isRead: boolean
  onBreak: (broken: readonly number[], last: number) => void
}

const longestWord = (letters: readonly string[]) =>
  Math.max(
    1,
    ...letters
      .join("\n")
      .split(/\n \n/)
      .map(word => word.split("\n").length),
  )

/** The sign on its wall, above the street that mirrors it. Letters break and are mended when pressed. */
export function Sign({ letters, look, motion, last, readings, isRead, onBreak }: Props) {
  const wall = useRef<HTMLDivElement>(null)
  const { colour, glow, broken, face } = look
  const mended = broken.includes(last.at) ? -1 : last.at
  useFont(wall, face)
  useFlicker(wall, motion, look, mended)
  const ems = Math.ceil(letters.length * faces[face].width)

  const lit = (
    <div className={styles.sign} data-flickers="">
      <Letters
        letters={letters}
        draw={(letter, at) => (
          <span
            className={styles.letter}
            data-letter={letter}
            data-at={at}
            data-broken={broken.includes(at) ? "" : undefined}
          >
            {letter}
          </span>
        )}
      />
    </div>
  )
  return (
    <div
      ref={wall}
      className={styles.wall}
      data-dark=""
      style={
        {
          "--family": faces[face].family,
          "--other-family": faces[face].family.replace(/^[^,]+, /, ""),
          "--core": coreOf(colour),
          "--glass": glass,
          "--glow": shadowOf(colour, glow),
          "--word": `${(86 / (longestWord(letters) * faces[face].width)).toFixed(2)}cqi`,
          "--narrow": `${fittingSize(ems, 300, 150)}px`,
          "--wide": `${fittingSize(ems, 640, 190, 90)}px`,
          "--widest": `${fittingSize(ems, 940, 230, 120)}px`,
        } as CSSProperties
      }
    >
      <Street colour={colour}>{lit}</Street>
      <Crowd readings={readings} isRead={isRead} colour={colour} moving={motion} />
      <Tubes
        letters={letters}
        broken={broken}
        moth={mothAt(letters, broken)}
        press={last}
        moving={motion}
        onPress={at => onBreak(pressed(broken, at), at)}
      />
      <div className={styles.lit} role="img" aria-label={`A neon sign: ${letters.join("")}`}>
        {lit}
      </div>
    </div>
  )
}
