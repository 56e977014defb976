import { useCallback, useEffect, useEffectEvent, useMemo, useState } from "react"
import { Button } from "../../../components/button/Button"
import { CopyButton } from "../../../components/copy-button/CopyButton"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { maxFieldLength } from "../../../components/text-source/longText"
import { TextSource } from "../../../components/text-source/TextSource"
import { download } from "../../../hooks/browser/download"
import { useMotion } from "../../../hooks/browser/motion"
import { useTimeSliced } from "../../../hooks/browser/useTimeSliced"
import { type Codec, text, whole } from "../../../kits/address/codecs"
import { StartAgain } from "../../../kits/address/StartAgain"
import { useAddress } from "../../../kits/address/useAddress"
import { Slider } from "../../../kits/controls/Slider"
import { useTicks } from "../../../kits/motion/useTicks"
import { middleByCount, middleByWidth, prepare, type Split, splitAt } from "./logic"
import { Choices } from "./parts/Choices"
import { Result } from "./parts/Result"
import { Seesaw } from "./parts/Seesaw"
import { Strip } from "./parts/Strip"
import { fontOf, useRuler } from "./parts/useRuler"
import * as styles from "./SplitTextMiddle.module.css"
import { carriedTo, cutPath, isWorst, pieces } from "./seesaw"
import { defaults, formatSettings, parseSettings, type Settings } from "./settings"

type Props = {
  /** The text to begin with. */
  start: string
}

/** The maximum length in a link; longer texts are also processed in slices. */
const maxLinked = 2000
/** The maximum length that is measured in pixels. */
const maxMeasured = 20_000

const how: Codec<Settings> = { initial: defaults, parse: parseSettings, format: formatSettings }
/** The index of a break chosen by hand; -1 for the most equal one. */
const cut = whole(-1, 9999, -1)
const codecs = { text: text(null, { maxLength: maxLinked }), how, cut }
/** The maximum number of pieces that are drawn; above it only the slider cuts. */
const maxPieces = 80

/**
 * A tool that splits a text into two equal lines by letters, words or pixels, or by hand. The lines sit on a seesaw.
 *
 * @feed A machine that cuts any title into two lines as equal as its words allow.
 */
export default function SplitTextMiddle({ start }: Props) {
  const address = useAddress(codecs)
  const { values, set } = address
  /** A replaced text that was too long for the box, to be restored by a button. */
  const [lost, setLost] = useState<string | null>(null)
  const source = values.text ?? start
  const settings = values.how
  const { hyphens, face, size, measure } = settings

  const begin = useCallback(() => prepare(source, hyphens), [source, hyphens])
  const { value: prepared, progress } = useTimeSliced(begin, source.length <= maxLinked)
  const measurable = measure === "pixels" && source.length <= maxMeasured
  const ruler = useRuler(measurable, face, size)
  const waiting = prepared === null || (measurable && ruler === undefined)
  const fair = useMemo(() => {
    if (!prepared) return null
    if (measurable && ruler) return middleByWidth(prepared, ruler)
    return middleByCount(prepared, measure === "words" ? "words" : "letters")
  }, [prepared, measurable, ruler, measure])
  const last = (prepared?.ends.length ?? 0) - 1
  const isByHand = fair !== null && values.cut >= 0 && values.cut <= last && values.cut !== fair
  const place = isByHand ? values.cut : fair
  const split = prepared && place !== null ? splitAt(prepared, place) : null

  // On arrival the scissors move in from the first break to the middle.
  const motion = useMotion()
  const [coming, setComing] = useState<number[]>([])
  const comeIn = useEffectEvent(() => {
    if (place !== null && last < maxPieces) setComing(cutPath(place, 9))
  })
  useEffect(() => {
    if (motion) comeIn()
  }, [motion])
  useTicks(coming.length > 0, 220, () => setComing(coming.slice(1)))
  const [passing = place] = coming
  const drawn = prepared && passing !== null && passing <= last ? splitAt(prepared, passing) : split

  const change = (next: string) => {
    // Ctrl+Z can't undo a text that wasn't in the text box.
    setLost(source.length > maxFieldLength ? source : null)
    setComing([])
    set({ text: next, cut: -1 })
  }
  const cutAt = (next: number) => {
    setComing([])
    set({ cut: next === fair ? -1 : next })
  }
  const restart = lost === null ? address : { ...address, canUndo: true, undo: () => change(lost) }
  const unit = measurable && ruler ? "pixels" : measure === "words" ? "words" : "letters"
  const weigh = ({ first, second, letters, words }: Split): [number, number] =>
    unit === "pixels" && ruler ? [ruler(first), ruler(second)] : unit === "words" ? words : letters
  const isUnfair =
    isByHand &&
    prepared !== null &&
    split !== null &&
    last > 1 &&
    isWorst(weigh(split), [weigh(splitAt(prepared, 0)), weigh(splitAt(prepared, last))])
  const lines = split ? `${split.first}\n${split.second}` : ""

  return (
    <div className={styles.tool}>
      <TextSource
        text={source}
        rows={2}
        placeholder="Type or paste a title that is too long for its own good"
        done="used"
        onChange={change}
      />
      <StatusMessage>
        {prepared === null && "Counting letters."}
        {prepared?.words === 0 && "No text, no middle. Write something above."}
        {prepared !== null && prepared.words > 0 && !split && "One word. There is no decent place to cut it."}
        {measure === "pixels" && !measurable && "That is a book. Its letters were counted instead."}
        {measurable &&
          ruler === null &&
          "This browser can't measure pixels. The letters were counted instead."}
        {measurable && ruler === undefined && prepared !== null && "Fetching the face..."}
        {isUnfair && "No cut is more unfair. The short line has written to the ombudsman."}
        {source.length > maxLinked && " It is too long for a link: the link has only the settings."}
      </StatusMessage>
      {prepared === null && (
        <progress className={styles.progress} value={progress} aria-label="Letters counted" />
      )}
      {prepared && split && drawn && place !== null && !waiting && (
        <>
          {last < maxPieces && <Strip pieces={pieces(prepared)} place={passing ?? place} onCut={cutAt} />}
          <Seesaw
            first={drawn.first}
            second={drawn.second}
            weights={weigh(drawn)}
            onCarry={(side, index) => {
              const to = carriedTo(prepared, passing ?? place, side, index)
              if (to !== null) cutAt(to)
            }}
          />
          <div className={styles.cutting}>
            <Slider
              label="Cut it by hand"
              min={0}
              max={last}
              value={place}
              valueText={`after “${split.first.slice(-40)}”: ${weigh(split).map(Math.round).join(" and ")} ${unit}`}
              onChange={cutAt}
            />
            <RevealOnce when={isByHand}>
              <Button disabled={!isByHand} onClick={() => cutAt(fair ?? 0)}>
                Cut it fairly
              </Button>
            </RevealOnce>
          </div>
        </>
      )}
      {split && !waiting && (
        <Result
          split={split}
          measure={unit}
          ruler={measurable && ruler ? ruler : null}
          font={measure === "pixels" ? fontOf(face, size) : null}
        />
      )}
      <div className="buttons">
        <CopyButton text={lines} label="Copy the two lines" />
        <Button
          data-menu="file"
          disabled={!split}
          onClick={() => download(new Blob([`${lines}\n`], { type: "text/plain" }), "two-lines.txt")}
        >
          Save as text
        </Button>
        <ShareButton text={split && lines.length <= 200 ? lines : undefined} />
        <RevealOnce when={restart.touched || restart.canUndo}>
          <StartAgain of={restart} />
        </RevealOnce>
      </div>
      <Choices settings={settings} onChange={next => set({ how: next })} />
    </div>
  )
}
