import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { Icon } from "../../../components/icon/Icon"
import { RevealOnce } from "../../../components/reveal-once/RevealOnce"
import { useMotion } from "../../../hooks/browser/motion"
import { random } from "../../../hooks/browser/random"
import { GuestPicture } from "../../../kits/guest/GuestPicture"
import { useGuest, useHappenings } from "../../../kits/guest/useGuest"
import { monthName } from "../../../lib/calendar/dayNames"
import { addDays, mondayOf, type Week, weekCode, weeksIn } from "../../../lib/calendar/isoWeek"
import { doingOf } from "../doings"
import { codeBeside, weeksBack } from "../logic"
import { aimed, missOf, needleAt, thrown } from "../toss"
import * as styles from "../WeekDesk.module.css"
import { Crumpled } from "./Crumpled"
import { GivenBy } from "./GivenBy"
import { Tag } from "./Tag"
import { type Move, useHand } from "./useHand"
import { useToss } from "./useToss"

type Props = {
  /** The week shown; null before mount. */
  week: Week | null
  /** True if the sheet has been torn off before and is taped on again. */
  isTaped: boolean
  /** Moves a number of weeks forward, or back if negative. */
  onGo: (weeks: number) => void
}

/** The hits after which somebody looks out of the basket. */
const guestHits = 3
/** The time in milliseconds that a thing from another page, in the basket, takes to read what was thrown. */
const readMs = 700

/** The pull in pixels that tears a sheet off, and the number of sheets per line drawn on the block. */
const tearPx = 60
const sheetsPerLine = 9

/** A block of weeks whose sheets are torn off and thrown into a basket; an earlier week is taped on again. */
export function Desk({ week, isTaped, onGo }: Props) {
  const desk = useRef<HTMLDivElement>(null)
  const basket = useRef<HTMLDivElement>(null)
  const sheet = useRef<HTMLDivElement>(null)
  const { papers, score, isFlying, ballOf, toss, again, hold, unfold, place, empty } = useToss(desk, basket)
  const code = week ? weekCode(week) : ""
  const motion = useMotion()
  const track = useRef<HTMLSpanElement>(null)
  const needle = useRef<HTMLSpanElement>(null)
  /** Returns the needle's place as it is drawn, from -1 to 1; without one, any. */
  const aim = () => {
    const [on, at] = [track, needle].map(({ current }) => current?.getBoundingClientRect())
    if (!on || !at || on.width === 0) return needleAt(random())
    return (2 * (at.left + at.width / 2 - on.left)) / on.width - 1
  }

  const guest = useGuest()
  /** The giving back of the week shown, perhaps on an earlier visit. */
  const mended = useHappenings().find(({ kind }) => week !== null && kind === code)
  /** The message when the guest gave a week back, and the number of throws until then; null before. */
  const [given, setGiven] = useState<{ text: string; thrown: number } | null>(null)
  const giveBack = useEffectEvent(() => {
    const paper = papers.at(-1)
    const weeks = week && paper ? weeksBack(week, paper.week) : null
    if (!guest || !paper || weeks === null) return
    setGiven({ text: `${guest.name} gave week ${Number(paper.week.slice(-2))} back.`, thrown: score.thrown })
    unfold(paper.week)
    onGo(-weeks)
    guest.remember("Gave a week back that had been thrown away.", paper.week)
  })
  const isDown = guest !== null && given === null && score.thrown > 0 && !isFlying
  useEffect(() => {
    if (!isDown) return
    const timer = setTimeout(() => giveBack(), readMs)
    return () => clearTimeout(timer)
  }, [isDown])

  const onDesk = ({ x, y }: { x: number; y: number }) => {
    const { left = 0, top = 0 } = desk.current?.getBoundingClientRect() ?? {}
    return { x: x - left, y: y - top }
  }
  const pull = (move: Move | null) => {
    if (!sheet.current) return
    sheet.current.style.transform = move
      ? `translate(${move.dx}px, ${move.dy}px) rotate(${(move.dx / 12).toFixed(1)}deg)`
      : ""
    sheet.current.toggleAttribute("data-held", move !== null)
  }
  const tear = () => {
    if (!week) return
    const box = sheet.current?.getBoundingClientRect()
    const from = onDesk({
      x: (box?.left ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.top ?? 0) + (box?.height ?? 0) / 2,
    })
    const miss = missOf(aim())
    toss(code, room => aimed(from.x, from.y, room, miss))
    onGo(1)
  }
  const hand = useHand({
    onMove: pull,
    onPress: () => {
      pull(null)
      tear()
    },
    onLetGo: move => {
      pull(null)
      if (!week || Math.hypot(move.dx, move.dy) < tearPx) return
      const { x, y } = onDesk(move)
      toss(code, () => thrown(x, y, move.vx, move.vy))
      onGo(1)
    },
  })
  const back = () => {
    if (week) unfold(codeBeside(week, -7))
    onGo(-1)
  }
  const isFull = papers.some(({ id }) => ballOf(id)?.state === "basket")
  const left = week ? weeksIn(week.year) - week.week : 0
  const thursday = week && addDays(mondayOf(week), 3)
  return (
    <div ref={desk} className={styles.desk}>
      <Button disabled={!week} onClick={back}>
        <Icon name="left" />
        <span className="visually-hidden">The week before</span>
      </Button>
      <div className={styles.block} style={{ "--lines": Math.ceil(left / sheetsPerLine) } as CSSProperties}>
        {/* The sheet under the one being pulled. */}
        <div className={styles.next} aria-hidden="true">
          <span className={styles.month}>&nbsp;</span>
        </div>
        <div
          key={code}
          ref={sheet}
          className={styles.paper}
          data-taped={isTaped || mended !== undefined || undefined}
          data-testid="sheet"
          {...hand}
        >
          <p className={styles.month}>{thursday ? `${monthName(thursday.month)} ${thursday.year}` : "..."}</p>
          <p className={styles.answer} role="status">
            <span className={styles.word}>Week</span>{" "}
            <span className={styles.number}>{week ? week.week : "..."}</span>
          </p>
          <p className={styles.doing}>{week ? doingOf(week.week) : "Asking the calendar..."}</p>
          {mended && <GivenBy key={mended.thing} from={mended.thing} />}
        </div>
      </div>
      <Button disabled={!week} onClick={tear}>
        <Icon name="right" />
        <span className="visually-hidden">The week after</span>
      </Button>
      <div className={styles.tear}>
        <p>
          {guest && given?.thrown === score.thrown
            ? given.text
            : score.thrown > 0 && `${score.hits} of ${score.thrown} in the basket`}
        </p>
        {motion && (
          <span ref={track} className={styles.aim} aria-hidden="true">
            <span ref={needle} />
          </span>
        )}
        <Button disabled={!week} onClick={tear}>
          Tear it off
        </Button>
      </div>
      <div className={styles.bin}>
        {guest && (
          <span className={styles.inside} role="img" aria-label={`${guest.name}, in the basket`}>
            <GuestPicture guest={guest} />
          </span>
        )}
        {score.hits >= guestHits && (
          <svg className={styles.guest} viewBox="0 0 44 34" role="img" aria-label="Pertti, in the basket">
            <circle cx="9" cy="12" r="7" fill="#b3702f" />
            <circle cx="35" cy="12" r="7" fill="#b3702f" />
            <path d="M4 34q-2-26 18-26t18 26z" fill="#d99a4e" stroke="#5c3712" strokeWidth="1.5" />
            <path d="M14 20h4v5h-4zM26 20h4v5h-4z" fill="#111" />
            <path d="M19 27h6l-3 3z" fill="#d8607a" />
            <path d="M10 9L22-1 34 9z" fill="#fffdf4" stroke="#9a9178" />
          </svg>
        )}
        <div ref={basket} className={styles.basket} />
        <Tag />
        <RevealOnce when={isFull}>
          <Button className={styles.empty} disabled={!isFull} onClick={empty}>
            Empty
          </Button>
        </RevealOnce>
      </div>
      {papers.map(({ id }) => (
        <Crumpled
          key={id}
          place={place(id)}
          onHold={move => {
            const { x, y } = onDesk(move)
            if (ballOf(id)?.state === "floor") hold(id, x, y)
          }}
          onThrow={move => {
            const { x, y } = onDesk(move)
            if (ballOf(id)?.state === "floor") again(id, () => thrown(x, y, move.vx, move.vy))
          }}
        />
      ))}
    </div>
  )
}
