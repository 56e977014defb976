import { type CSSProperties, useId, useState } from "react"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useQuery } from "../../hooks/query"
import { backgroundOf, isColour, layerName, readLayer, styleSheet } from "./layers"
import { isMode } from "./logic"
import * as styles from "./MixBlendMode.module.css"
import { told } from "./modes"
import { LayerChoice } from "./parts/LayerChoice"
import { ModeGrid } from "./parts/ModeGrid"
import { Stage } from "./parts/Stage"
import { useOwnFile } from "./parts/useOwnFile"

type Look = {
  mode: string | null
  below: string | null
  above: string | null
  opacity: string | null
  fileBelow: File | null
  fileAbove: File | null
}

const untouched: Look = {
  mode: null,
  below: null,
  above: null,
  opacity: null,
  fileBelow: null,
  fileAbove: null,
}

/** Per cent from a link: 0 to 100; all of it where there is none. */
function readOpacity(text: string | null): number {
  const opacity = text === null || text === "" ? 100 : Number(text)
  return Number.isInteger(opacity) && opacity >= 0 && opacity <= 100 ? opacity : 100
}

/**
 * Every blend mode of CSS side by side on two layers of choice, with the formula, the CSS and what this browser has.
 *
 * @feed All blend modes of CSS side by side, on pictures or colours of choice, with the CSS to copy.
 */
export default function MixBlendMode() {
  const [linkedMode, setMode] = useQuery("mode")
  const [linkedBelow, setBelow] = useQuery("below")
  const [linkedAbove, setAbove] = useQuery("above")
  const [linkedOpacity, setOpacity] = useQuery("opacity")
  const [fileBelow, takeBelow] = useOwnFile()
  const [fileAbove, takeAbove] = useOwnFile()
  const [before, setBefore] = useState<Look | null>(null)
  const id = useId()

  const mode = isMode(linkedMode) ? linkedMode : "multiply"
  const below = readLayer(linkedBelow, "hamster")
  const above = readLayer(linkedAbove, "rainbow")
  const opacity = readOpacity(linkedOpacity)
  const drawn = {
    "--below": backgroundOf(below, fileBelow, "draw"),
    "--above": backgroundOf(above, fileAbove, "draw"),
  }
  const css = styleSheet(
    backgroundOf(below, fileBelow, "copy"),
    backgroundOf(above, fileAbove, "copy"),
    mode,
    opacity,
  )
  const plain = !fileBelow && !fileAbove && isColour(below) && isColour(above)
  const now: Look = {
    mode: linkedMode,
    below: linkedBelow,
    above: linkedAbove,
    opacity: linkedOpacity,
    fileBelow: fileBelow?.file ?? null,
    fileAbove: fileAbove?.file ?? null,
  }
  const become = (look: Look) => {
    setMode(look.mode)
    setBelow(look.below)
    setAbove(look.above)
    setOpacity(look.opacity)
    takeBelow(look.fileBelow)
    takeAbove(look.fileAbove)
  }
  const changed = Object.values(now).some(value => value !== null)
  const label = `${layerName(above, fileAbove)} on ${layerName(below, fileBelow)}, ${mode}`

  return (
    <div className={styles.tool} style={drawn as CSSProperties}>
      <div className={styles.bench}>
        <Stage mode={mode} opacity={opacity} label={label} />
        <div role="status">
          <p>
            <strong>{mode}</strong>: {told[mode].does}
          </p>
          <p className={styles.formula}>{told[mode].formula}</p>
        </div>
      </div>
      <div className={styles.layers}>
        <LayerChoice title="Above" layer={above} file={fileAbove} onLayer={setAbove} onFile={takeAbove} />
        <LayerChoice title="Below" layer={below} file={fileBelow} onLayer={setBelow} onFile={takeBelow} />
      </div>
      <div>
        <label htmlFor={`${id}-opacity`}>Opacity of what is above: {opacity} %</label>
        <input
          id={`${id}-opacity`}
          type="range"
          min={0}
          max={100}
          value={opacity}
          onChange={event => setOpacity(event.target.value === "100" ? null : event.target.value)}
        />
      </div>
      <ModeGrid colours={plain ? [below, above] : null} opacity={opacity} chosen={mode} onChoose={setMode} />
      <pre className={styles.css}>{css}</pre>
      <div className="buttons">
        <CopyButton text={css} label="Copy the CSS" />
        <button
          type="button"
          disabled={fileBelow !== null || fileAbove !== null}
          onClick={() => {
            setBelow(above)
            setAbove(below)
          }}
        >
          Swap the layers
        </button>
        <ShareButton />
        {before && !changed ? (
          <button
            type="button"
            onClick={() => {
              become(before)
              setBefore(null)
            }}
          >
            Undo
          </button>
        ) : (
          <button
            type="button"
            disabled={!changed}
            onClick={() => {
              setBefore(now)
              become(untouched)
            }}
          >
            Start again
          </button>
        )}
      </div>
      {(fileBelow || fileAbove) && (
        <p className={styles.small}>A picture of yours is not in the link: it never leaves this browser.</p>
      )}
    </div>
  )
}
