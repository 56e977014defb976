import { useEffect, useId, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { usePageData } from "../../hooks/page/page"
import { loadFont } from "../../hooks/storage/menuFont"
import { type Codec, text } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { trimmed } from "../../lib/text/blank"
import { pluralise } from "../../lib/text/pluralise"
import { cssOf, htmlOf } from "./css"
import { faces, firstLook, formatLook, isTooLong, type Look, lettersOf, maxLength, parseLook } from "./logic"
import * as styles from "./NeonColors.module.css"
import { Controls } from "./parts/Controls"
import { Palette } from "./parts/Palette"
import { Sign } from "./parts/Sign"
import { usePictures } from "./parts/usePictures"
import type { NeonColor } from "./schema"
import { useWinter } from "./useWinter"

type Props = {
  /** The text to begin with. */
  start: string
}

const look: Codec<Look> = { initial: firstLook, parse: parseLook, format: formatLook }
const codecs = { text: text(null), look }

/**
 * A neon sign over a wet street whose letters go out when pressed. It can be saved as CSS, SVG or PNG.
 *
 * @feed A neon sign maker: text, colour, flicker, broken letters, and the CSS to hang it elsewhere.
 * @data neon-colors
 */
export default function NeonColors({ start }: Props) {
  const { "neon-colors": colours } = usePageData<{ "neon-colors": NeonColor[] }>()
  const address = useAddress(codecs)
  const { values, set } = address
  const { look } = values
  /** The sign's text if it was cut from a longer one; otherwise null. */
  const [cut, setCut] = useState<string | null>(null)
  const mounted = useMounted()
  const motion = useMotion()
  const id = useId()

  const written = values.text ?? start
  const letters = lettersOf(trimmed(written) || start)
  const { message, saveSvg, savePng } = usePictures(letters, look)
  const { file } = faces[look.face]
  useEffect(() => {
    if (file) void loadFont(file)
  }, [file])

  const write = (next: string) => {
    const fitting = isTooLong(next) ? lettersOf(next).join("") : next
    // Unchanged letters keep their broken state; new letters are whole.
    const now = lettersOf(fitting)
    const firstChanged = now.findIndex((letter, at) => letter !== letters[at])
    const broken = look.broken.filter(at => at < (firstChanged < 0 ? now.length : firstChanged))
    set({ text: fitting, look: { ...look, broken } })
    setCut(fitting === next ? null : fitting)
  }
  const change = (next: Look) => set({ look: next })
  const [last, setLast] = useState({ at: -1, count: 0 })
  const breakLetters = (broken: readonly number[], at: number) => {
    setLast({ at, count: last.count + 1 })
    change({ ...look, broken })
  }
  const winter = useWinter(letters, look.broken, motion, breakLetters)
  const css = cssOf(look)

  return (
    <div className={styles.tool}>
      <Sign
        letters={letters}
        look={look}
        motion={motion}
        last={last}
        crowd={winter.found.length}
        onBreak={breakLetters}
      />
      <div className={styles.winter}>
        <button type="button" onClick={winter.press}>
          {winter.isOver ? "Have it repaired" : "Wait a winter"}
        </button>
        <p role="status">
          {winter.reads !== null
            ? `It says “${winter.reads}” now: ${winter.found.length} of ${winter.hidden}. Somebody has stopped to read it.`
            : winter.isOn
              ? "Frost..."
              : winter.isNear
                ? "One letter less, and it would say something."
                : winter.hidden === 0
                  ? "It can say nothing else."
                  : `It could say ${pluralise(winter.hidden, "other word")}.`}
          {winter.reads === null &&
            !winter.isOn &&
            winter.found.length > 0 &&
            ` Read so far: ${winter.found.join(", ")}.`}
        </p>
      </div>
      <div>
        <Field
          label="The sign says"
          className={styles.text}
          value={written}
          placeholder={start}
          aria-describedby={id}
          onChange={write}
        />
        <p id={id} role="status" className={styles.note}>
          {cut !== null && cut === values.text
            ? `There is room for ${maxLength} characters. Glass is expensive.`
            : mounted && !motion && look.mood !== "steady"
              ? "You have asked for calm, so it is steady here."
              : written === ""
                ? `0 of ${maxLength} characters, so it says what signs say.`
                : `${letters.length} of ${maxLength} characters.`}
        </p>
      </div>
      <Controls look={look} onChange={change} />
      <Palette colours={colours} chosen={look.colour} onChoose={colour => change({ ...look, colour })} />
      <div className="buttons">
        <CopyButton text={css} label="Copy the CSS" />
        <CopyButton text={htmlOf(letters, look.broken)} label="Copy the HTML" />
        <button data-menu="file" type="button" onClick={saveSvg}>
          Save as SVG
        </button>
        <button data-menu="file" type="button" onClick={savePng}>
          Save as PNG
        </button>
        <ShareButton text={`A neon sign: ${letters.join("")}`} />
        <StartAgain of={address} />
        <span role="status">{message}</span>
      </div>
      <details>
        <summary>The CSS</summary>
        <pre className={styles.css}>{css}</pre>
      </details>
    </div>
  )
}
