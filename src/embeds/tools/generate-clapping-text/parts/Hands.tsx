import { useRef, useState } from "react"
import { Button } from "../../../../components/button/Button"
import { Reserve } from "../../../../components/reserve/Reserve"
import { StatusMessage } from "../../../../components/status-message/StatusMessage"
import { now } from "../../../../hooks/browser/clock"
import { useMotion } from "../../../../hooks/browser/motion"
import { random } from "../../../../hooks/browser/random"
import { useTicks } from "../../../../kits/motion/useTicks"
import { useSound } from "../../../../kits/sound/useSound"
import * as styles from "../GenerateClappingText.module.css"
import { maxPauses, pauseBefore } from "../rhythm"
import { aClap, anOvation, sampleRate } from "../sound"
import { silenceMs, stareAt, stareMs, wrongSeat } from "../wrong"
import { Stage } from "./Stage"

type Props = {
  /** The emoji that claps; null while the field's text is none. */
  emoji: string | null
  claps: number
  /** The pieces of text before, between and after the claps, as many as there is room for. */
  pieces: readonly string[]
  /** The pauses of a rhythm tapped by hand, in milliseconds; empty for polite claps. */
  rhythm: readonly number[]
  onRhythm: (pauses: number[]) => void
  /** True while the curtain is open. */
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/**
 * A stage on which the text is spoken, a piece per clap, while its curtain is open: silently, with sound after a
 * press, or in a rhythm tapped by hand. After the last clap there is silence, and a hamster who claps into it. Give
 * it a new key for another text.
 */
export function Hands({ emoji, claps, pieces, rhythm, onRhythm, isOpen, onOpen }: Props) {
  const moves = useMotion()
  const { open } = useSound()
  const [done, setDone] = useState(0)
  const [mode, setMode] = useState<"silent" | "loud" | "hand">("silent")
  const [isKept, setKept] = useState(false)
  const [wrong, setWrong] = useState<number | null>(null)
  const [wrongs, setWrongs] = useState(0)
  const [isSeated, setSeated] = useState(false)
  const pauses = useRef<number[]>([])
  const last = useRef(0)
  const place = useRef<HTMLDivElement>(null)
  const left = claps - done
  const isLoud = mode === "loud"
  const isOver = claps > 0 && left <= 0
  const isOn = isOpen && left > 0 && mode !== "hand" && (moves || isLoud)

  const aloud = (clap: number) => open()?.wave(aClap(clap), sampleRate, 0.4)
  useTicks(
    isOn,
    pauseBefore(done, rhythm),
    () => {
      setDone(done + 1)
      if (isLoud) aloud(done)
    },
    place,
  )
  const clapWrongly = (seat: number) => {
    if (mode !== "silent") aloud(seat)
    setWrong(seat)
    setWrongs(wrongs + 1)
  }
  useTicks(
    isOpen && isOver && moves && !isSeated && wrong === null,
    silenceMs,
    () => {
      setSeated(true)
      clapWrongly(wrongSeat(random))
    },
    place,
  )
  useTicks(wrong !== null, stareMs, () => setWrong(null), place)
  const begin = (how: typeof mode) => {
    setMode(how)
    setDone(0)
    setWrong(null)
    setSeated(false)
    onOpen(true)
  }
  const draw = () => {
    begin("silent")
    onOpen(!isOpen)
  }
  const press = () => {
    if (isLoud && isOn) return setMode("silent")
    open()
    begin("loud")
  }
  const clapOnce = () => {
    const time = now()
    const isFirst = mode !== "hand" || left <= 0
    if (isFirst) pauses.current = []
    else pauses.current.push(time - last.current)
    last.current = time
    const next = isFirst ? 1 : done + 1
    aloud(next)
    begin("hand")
    setKept(false)
    setDone(next)
    if (next < claps && pauses.current.length < maxPauses) return
    if (pauses.current.length > 0) {
      setKept(true)
      onRhythm(pauses.current)
    }
    if (next >= claps) open()?.wave(anOvation(), sampleRate, 0.3)
  }

  return (
    <div ref={place} className={styles.theatre} data-still={!moves || undefined}>
      <Stage
        isOpen={isOpen}
        done={done}
        claps={claps}
        piece={pieces[done] ?? (isOver ? (pieces.at(-1) ?? "") : "...")}
        wrong={wrong}
        isSeated={isSeated}
        says={stareAt(wrongs)}
        onCurtain={draw}
        onWrong={clapWrongly}
      />
      <div className={styles.hands}>
        <Button
          className={`default ${styles.clap}`}
          aria-label="Clap"
          disabled={claps === 0}
          onClick={clapOnce}
        >
          <span
            aria-hidden="true"
            className={styles.hand}
            data-clap={(isOn || mode === "hand") && moves ? done % 2 : undefined}
          >
            {emoji ?? "🤐"}
          </span>
        </Button>
        <Button disabled={claps === 0} onClick={press}>
          <Reserve inline all={["Applaud aloud"]}>
            {isLoud && isOn ? "Enough" : "Applaud aloud"}
          </Reserve>
        </Button>
        <Button onClick={() => clapWrongly(wrongSeat(random))}>Clap wrong</Button>
        <span className={styles.left}>
          {claps > 0 && (left > 0 ? `${left.toLocaleString("en-GB")} to go` : "The hands are warm now.")}
        </span>
      </div>
      <StatusMessage>
        {isKept && "Your rhythm is in the link. It will be clapped at your friends."}
        {!isKept && mode === "hand" && left > 0 && "On. A word a clap."}
      </StatusMessage>
    </div>
  )
}
