import { useEffect, useId, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { useMounted } from "../../hooks/browser/mounted"
import { usePageData } from "../../hooks/page/page"
import { useQuery } from "../../hooks/page/query"
import { loadFont } from "../../hooks/storage/menuFont"
import { cssOf, htmlOf } from "./css"
import { faces, formatLook, isTooLong, type Look, lettersOf, longest, parseLook } from "./logic"
import * as styles from "./NeonColors.module.css"
import { Knobs } from "./parts/Knobs"
import { Palette } from "./parts/Palette"
import { Sign } from "./parts/Sign"
import { usePictures } from "./parts/usePictures"
import type { NeonColor } from "./schema"

type Props = {
  /** What the sign says at first. */
  start: string
}

/**
 * A neon sign with a text, a colour, a flicker and a broken letter of choice, as CSS, SVG or PNG.
 *
 * @feed A neon sign maker: text, colour, flicker, a broken letter, and the CSS to hang it elsewhere.
 * @data neon-colors
 */
export default function NeonColors({ start }: Props) {
  const { "neon-colors": colours } = usePageData<{ "neon-colors": NeonColor[] }>()
  const [linkedText, setText] = useQuery("text")
  const [linkedLook, setLinkedLook] = useQuery("look")
  const [before, setBefore] = useState<{ text: string | null; look: string | null } | null>(null)
  const [cut, setCut] = useState(false)
  const mounted = useMounted()
  const motion = useMotion()
  const id = useId()

  const text = linkedText ?? start
  const look = parseLook(linkedLook)
  const letters = lettersOf(text.trim() || start)
  const { said, saveSvg, savePng } = usePictures(letters, look)
  const { file } = faces[look.face]
  useEffect(() => {
    if (file) void loadFont(file)
  }, [file])

  const write = (next: string) => {
    setBefore(null)
    const tooLong = isTooLong(next)
    setText(tooLong ? lettersOf(next).join("") : next)
    setCut(tooLong)
  }
  const change = (next: Look) => setLinkedLook(formatLook(next))
  const css = cssOf(look)
  const changed = linkedText !== null || linkedLook !== null

  return (
    <div className={styles.tool}>
      <div className={styles.wall}>
        <Sign letters={letters} look={look} moving={motion && look.mood !== "steady"} />
      </div>
      <div>
        <label htmlFor={`${id}-text`}>The sign says</label>
        <input
          id={`${id}-text`}
          type="text"
          autoComplete="off"
          className={styles.text}
          value={text}
          placeholder={start}
          aria-describedby={`${id}-note`}
          onChange={event => write(event.target.value)}
        />
        <p id={`${id}-note`} role="status" className={styles.note}>
          {cut
            ? `There is room for ${longest} characters. Glass is expensive.`
            : mounted && !motion && look.mood !== "steady"
              ? "You have asked for calm, so it is steady here."
              : `${letters.length} of ${longest} characters.`}
        </p>
      </div>
      <Knobs letters={letters} look={look} onChange={change} />
      <Palette colours={colours} chosen={look.colour} onChoose={colour => change({ ...look, colour })} />
      <div className="buttons">
        <CopyButton text={css} label="Copy the CSS" />
        <CopyButton text={htmlOf(letters, look.broken)} label="Copy the HTML" />
        <button type="button" onClick={saveSvg}>
          Save as SVG
        </button>
        <button type="button" onClick={savePng}>
          Save as PNG
        </button>
        <ShareButton text={`A neon sign: ${letters.join("")}`} />
        {before && !changed ? (
          <button
            type="button"
            onClick={() => {
              setText(before.text)
              setLinkedLook(before.look)
              setBefore(null)
            }}
          >
            Undo
          </button>
        ) : (
          <Button
            disabled={!changed}
            onClick={() => {
              setBefore({ text: linkedText, look: linkedLook })
              setText(null)
              setLinkedLook(null)
              setCut(false)
            }}
          >
            Start again
          </Button>
        )}
        <span role="status">{said}</span>
      </div>
      <details>
        <summary>The CSS</summary>
        <pre className={styles.css}>{css}</pre>
      </details>
    </div>
  )
}
