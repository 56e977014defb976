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
import { answerTo, openModes, shareText, showsHim, voiceOf } from "./search"

const layer = (initial: Layer): Codec<Layer> => ({
  initial,
  parse: text => readLayer(text) ?? undefined,
  format: text => text,
})
const codecs = {
  mode: choice(modes, "normal"),
  below: layer("snow"),
  above: layer("sleet"),
  opacity: whole(0, 100, 100),
  out: whole(0, 100, 0),
}
const untouched = {
  mode: codecs.mode.initial,
  below: codecs.below.initial,
  above: codecs.above.initial,
  opacity: codecs.opacity.initial,
  out: codecs.out.initial,
}
/** The settings with which Pertti comes out of the snow. */
const rainbow = { mode: "multiply", below: "hamster", above: "rainbow", opacity: 100, out: 24 } as const

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
  /** The modes pressed while somebody is in the snow, each once. */
  const [tried, setTried] = useState<readonly Mode[]>([])
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
      setTried([])
      set(look)
      takeBelow(fileBelow)
      takeAbove(fileAbove)
    },
  })
  const isSecret = !fileBelow && !fileAbove && below === "snow" && above === "sleet"
  const isFound = isSecret && showsHim(mode) && out < 100
  const answer = isFound ? null : answerTo(tried)
  const misses = tried.filter(each => !showsHim(each)).length
  const open = tried.some(showsHim) ? modes : openModes(modes, misses)
  const label = `${layerName(above, fileAbove)} on ${layerName(below, fileBelow)}, ${mode}`

  return (
    <div className={styles.tool} style={drawn as CSSProperties}>
      <div className={styles.bench}>
        <Slide
          mode={mode}
          opacity={opacity}
          label={label}
          out={out}
          voice={isSecret ? voiceOf(misses, isFound) : ""}
          isStill={tried.length > 0}
          isFixed={isSecret}
          onPull={next => set({ out: next })}
        />
        <div role="status" data-snow={isSecret || undefined}>
          <p>
            {isFound ? (
              <>
                <strong>{mode}</strong>:{" "}
                {mode === "exclusion"
                  ? "There he is, in fog. Difference shows him without."
                  : "There he is. He was in both of them."}{" "}
                {misses === 0 ? "At once. Have you met?" : `Found with press ${misses + 1}.`}
              </>
            ) : isSecret && answer ? (
              <>
                <strong>{answer.heat}.</strong> {answer.seen} {answer.clue}
              </>
            ) : isSecret ? (
              <>
                <strong>Snow on snow.</strong> There is somebody in it. Press a mode.
              </>
            ) : (
              <>
                <strong>{out === 100 ? "Nothing on top" : mode}</strong>:{" "}
                {out === 100
                  ? `${layerName(below, fileBelow)} was there all the time.`
                  : `${descriptions[mode].does}${lacks(supported, mode) ? " Not in this browser, which shows what is on top." : ""}`}
              </>
            )}
          </p>
          <button
            type="button"
            onClick={() => {
              setTried([])
              set(isSecret ? rainbow : untouched)
            }}
          >
            <Reserve inline all={["To the rainbow", "Who is in the snow?"]}>
              {isSecret ? "To the rainbow" : "Who is in the snow?"}
            </Reserve>
          </button>
          {!isSecret && <p className={styles.formula}>{out === 100 ? "b" : descriptions[mode].formula}</p>}
        </div>
      </div>
      <ModeGrid
        colours={plain ? [below, above] : null}
        opacity={opacity}
        chosen={mode}
        supported={supported}
        snow={isSecret ? { open, tried } : null}
        onChoose={next => {
          set(isSecret ? { mode: next, out: 0, opacity: 100 } : { mode: next })
          if (isSecret) setTried([...tried.filter(each => each !== next), next])
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
        <ShareButton
          text={isSecret ? shareText(isFound ? misses + 1 : 0) : undefined}
          link={isSecret ? "?" : undefined}
        />
        <StartAgain of={restart} />
      </div>
      {(fileBelow || fileAbove) && <p className={styles.small}>Your own picture won't be in the link.</p>}
    </div>
  )
}
