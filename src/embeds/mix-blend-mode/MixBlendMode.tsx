import { type CSSProperties, useState } from "react"
import { Button } from "../../components/button/Button"
import { CopyButton } from "../../components/copy-button/CopyButton"
import { Reserve } from "../../components/reserve/Reserve"
import { ShareButton } from "../../components/share-button/ShareButton"
import { type Codec, choice, whole } from "../../kits/address/codecs"
import { StartAgain } from "../../kits/address/StartAgain"
import { useAddress } from "../../kits/address/useAddress"
import { useRestart } from "../../kits/address/useRestart"
import { Slider } from "../../kits/controls/Slider"
import { backgroundOf, isColour, type Layer, layerName, readLayer, styleSheet } from "./layers"
import { type Mode, modes } from "./logic"
import * as styles from "./MixBlendMode.module.css"
import { descriptions } from "./modes"
import { LayerChoice } from "./parts/LayerChoice"
import { ModeGrid, useSupported } from "./parts/ModeGrid"
import { Slide } from "./parts/Slide"
import { useOwnFile } from "./parts/useOwnFile"

const layer = (initial: Layer): Codec<Layer> => ({
  initial,
  parse: text => readLayer(text) ?? undefined,
  format: text => text,
})
const codecs = {
  mode: choice(modes, "multiply"),
  below: layer("hamster"),
  above: layer("rainbow"),
  opacity: whole(0, 100, 100),
  out: whole(0, 100, 24),
}
const untouched = {
  mode: codecs.mode.initial,
  below: codecs.below.initial,
  above: codecs.above.initial,
  opacity: codecs.opacity.initial,
  out: codecs.out.initial,
}
type Files = { fileBelow: File | null; fileAbove: File | null }
const noFiles: Files = { fileBelow: null, fileAbove: null }

const lacks = (supported: readonly Mode[] | null | undefined, mode: Mode) =>
  supported ? !supported.includes(mode) : false

/**
 * A side-by-side view of every CSS blend mode on two chosen layers, with formulas, code and this browser's support.
 *
 * @feed All blend modes of CSS side by side, on pictures or colours of choice, with the CSS to copy.
 */
export default function MixBlendMode() {
  const { values, set, touched } = useAddress(codecs)
  const [fileBelow, takeBelow] = useOwnFile()
  const [fileAbove, takeAbove] = useOwnFile()
  const supported = useSupported()
  const { mode, below, above, opacity, out } = values
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
  const restart = useRestart({
    state: { ...values, fileBelow: fileBelow?.file ?? null, fileAbove: fileAbove?.file ?? null },
    initial: { ...untouched, ...noFiles },
    touched: touched || fileBelow !== null || fileAbove !== null,
    setState: ({ fileBelow, fileAbove, ...look }) => {
      set(look)
      takeBelow(fileBelow)
      takeAbove(fileAbove)
    },
  })
  const isSecret = !fileBelow && !fileAbove && below === "snow" && above === "sleet"
  /** The modes pressed while somebody is in the snow: the tiles of the others don't give him away. */
  const [tried, setTried] = useState<readonly Mode[]>([])
  const label = `${layerName(above, fileAbove)} on ${layerName(below, fileBelow)}, ${mode}`

  return (
    <div className={styles.tool} style={drawn as CSSProperties}>
      <div className={styles.bench}>
        <Slide mode={mode} opacity={opacity} label={label} out={out} onPull={next => set({ out: next })} />
        <div role="status">
          <p>
            <strong>{out === 100 ? "Nothing on top" : mode}</strong>:{" "}
            {out === 100
              ? `${layerName(below, fileBelow)} was there all the time.`
              : isSecret
                ? mode === "difference" || mode === "exclusion"
                  ? "There he is. He was in both of them."
                  : "Snow on snow. There is somebody in it. Try the other modes."
                : `${descriptions[mode].does}${lacks(supported, mode) ? " Not in this browser, which shows what is on top." : ""}`}
          </p>
          <button
            type="button"
            onClick={() => {
              setTried([])
              set(
                isSecret
                  ? { below: codecs.below.initial, above: codecs.above.initial }
                  : { below: "snow", above: "sleet", mode: "normal", opacity: 100, out: 0 },
              )
            }}
          >
            <Reserve inline all={["Who is in the snow?", "Back to Pertti"]}>
              {isSecret ? "Back to Pertti" : "Who is in the snow?"}
            </Reserve>
          </button>
          <p className={styles.formula}>{out === 100 ? "b" : descriptions[mode].formula}</p>
        </div>
      </div>
      <ModeGrid
        colours={plain ? [below, above] : null}
        opacity={opacity}
        chosen={mode}
        supported={supported}
        shown={isSecret ? tried : modes}
        onChoose={next => {
          set({ mode: next })
          if (isSecret) setTried([...tried, next])
        }}
      />
      <div className={styles.layers}>
        <LayerChoice
          title="Above"
          layer={above}
          file={fileAbove}
          onLayer={next => set({ above: next })}
          onFile={takeAbove}
        />
        <LayerChoice
          title="Below"
          layer={below}
          file={fileBelow}
          onLayer={next => set({ below: next })}
          onFile={takeBelow}
        />
        <div className={styles.swap}>
          <Button
            data-menu="edit"
            disabled={fileBelow !== null || fileAbove !== null}
            onClick={() => set({ below: above, above: below })}
          >
            Swap the layers
          </Button>
        </div>
      </div>
      <Slider
        label={`Opacity of what is above: ${opacity}%`}
        min={0}
        max={100}
        value={opacity}
        onChange={next => set({ opacity: next })}
      />
      <pre className={styles.css}>{isSecret ? "/* Forty-eight gradients of snow. Copy them. */" : css}</pre>
      <div className="buttons">
        <CopyButton text={css} label="Copy the CSS" />
        <ShareButton />
        <StartAgain of={restart} />
      </div>
      {(fileBelow || fileAbove) && <p className={styles.small}>Your own picture won't be in the link.</p>}
    </div>
  )
}
