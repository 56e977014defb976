/** Pertti awake: his moods, his menu, his seat on a window and his ways along the task bar. */
import { useEffect, useEffectEvent, useLayoutEffect, useMemo, useReducer, useRef, useState } from "react"
import { now } from "../../hooks/browser/clock"
import { gotThings } from "../../hooks/storage/things"
import { useStorage } from "../../hooks/storage/useStorage"
import { padTwo } from "../../lib/calendar/wallClock"
import { helsinkiParts } from "../../lib/calendar/zone"
import { taskBarPx } from "../windows/messagePlace"
import { useWindows } from "../windows/windowList"
import { Journey } from "./Journey"
import { lifeLook } from "./lifeLook"
import { initial, nextState, pictureSize, seatUnder, seatX, takesSeed } from "./logic"
import type { Dress, LiveLook } from "./look"
import { Perch, type Seat } from "./Perch"
import * as styles from "./PerttiLife.module.css"
import { PerttiMenu } from "./PerttiMenu"
import PerttiWalk, { type Walker } from "./PerttiWalk"
import { seedRecord, seedsLeft, seedsToday, withSeed } from "./seeds"
import { titleBars, windowOf } from "./titleBars"
import { useDesktopNews } from "./useDesktopNews"
import { useGaze } from "./useGaze"
import { useHand } from "./useHand"
import { useMoodTimers } from "./useMoodTimers"

/** The part of a title bar at which he sits down by himself. */
const seatShare = 0.6

type Props = {
  path: string
  dress: Dress
  /** His button on the task bar. */
  button: HTMLButtonElement
  /** The number of presses before this was loaded. */
  earlyPresses: number
  onPressesTaken: () => void
  onLook: (look: LiveLook) => void
}

export default function PerttiLife({ path, dress, button, earlyPresses, onPressesTaken, onLook }: Props) {
  const [state, dispatch] = useReducer(nextState, initial)
  const { mood, message, isShown } = state
  const [things] = useStorage(gotThings)
  const [record, setRecord] = useStorage(seedRecord)
  const { open } = useWindows()
  const [seat, setSeat] = useState<Seat | null>(null)
  const [sitter, setSitter] = useState<HTMLButtonElement | null>(null)
  const [hasMenu, setMenu] = useState(false)
  const [origin, setOrigin] = useState({ x: 0, y: 0 })
  const hand = useRef<HTMLImageElement>(null)
  const walker = useRef<Walker>(null)
  const lastBox = useRef({ x: 0, y: 0 })
  const wantsFocus = useRef(false)
  const arePressesTaken = useRef(false)
  const { role, isNight, moves } = dress
  const isGone = role?.away === true
  const isSitting = mood === "sitting" && seat !== null
  const watches = moves && (mood === "eye" || mood === "begging" || mood === "awake" || isSitting)
  const gaze = useGaze(isSitting ? sitter : button, watches)

  const look = useMemo(() => lifeLook(mood, gaze, dress), [mood, gaze, dress])
  useLayoutEffect(() => {
    onLook({ ...look, path, message })
  }, [onLook, look, path, message])

  useMoodTimers(state, dispatch)

  /** Returns the time in Helsinki if he sleeps there, as "3:52". */
  const nightTime = () => {
    if (!isNight || role) return null
    const { hour, minute } = helsinkiParts(new Date(now()))
    return `${hour}:${padTwo(minute)}`
  }
  const measure = () => {
    const box = sitter?.getBoundingClientRect()
    if (box && box.width > 0)
      lastBox.current = { x: box.left, y: window.innerHeight - taskBarPx - box.bottom }
  }
  const leaveSeat = () => {
    if (!isSitting) return
    measure()
    setOrigin(lastBox.current)
    if (document.activeElement === sitter) button.focus({ preventScroll: true })
  }
  const press = () => {
    setMenu(false)
    if (mood === "begging") return feed()
    leaveSeat()
    if (walker.current) setOrigin({ x: walker.current.left(), y: 0 })
    dispatch({ type: "press", role, time: nightTime() })
  }
  const takeEarlyPresses = useEffectEvent(() => {
    if (earlyPresses === 0 || arePressesTaken.current) return
    arePressesTaken.current = true
    onPressesTaken()
    for (let i = 0; i < earlyPresses; i++) press()
  })
  useEffect(() => {
    takeEarlyPresses()
  }, [])

  const sitOn = ({ id, x }: { id: string; x: number }) => {
    const found = windowOf(id)
    if (!found) return
    setSeat({ id, x, ...found })
    dispatch({ type: "sit" })
  }
  const sit = () => {
    const [bar] = titleBars()
    if (!bar || isSitting) return
    wantsFocus.current = document.activeElement === button
    sitOn({ id: bar.id, x: seatX(bar, bar.left + (bar.right - bar.left) * seatShare) })
  }
  const goHome = () => {
    leaveSeat()
    dispatch({ type: "drop" })
  }
  /** Returns the number of seeds that the visitor has left, and of those that he has had today. */
  const countSeeds = (time: Date) => [seedsLeft(record, things.length), seedsToday(record, time)] as const
  const feed = () => {
    const time = new Date(now())
    const [left, today] = countSeeds(time)
    if (takesSeed(state, left, today)) setRecord(withSeed(record, time))
    dispatch({ type: "feed", left, today })
  }
  const handAt = (x: number, y: number) => `${x - pictureSize.width / 2}px ${y - 4}px`
  const actions = {
    onPress: press,
    onStroke: () => dispatch({ type: "stroke" }),
    onLift: (x: number, y: number) => {
      setMenu(false)
      if (!isSitting) setSeat(null)
      setOrigin({ x, y })
      dispatch({ type: "lift" })
    },
    onMove: (x: number, y: number) => {
      if (hand.current) hand.current.style.translate = handAt(x, y)
    },
    onDrop: (x: number, y: number) => {
      const place = seatUnder(titleBars(), x, y)
      if (place) return sitOn(place)
      if (document.activeElement === sitter) button.focus({ preventScroll: true })
      setOrigin({
        x: x - pictureSize.width / 2,
        y: Math.max(0, window.innerHeight - taskBarPx - y - pictureSize.height),
      })
      dispatch({ type: "drop" })
    },
    onMenu: () => setMenu(true),
    onUp: sit,
    onDown: () => {
      if (isSitting) goHome()
    },
  }
  // Whatever is done to the cushion of one who is away is a press.
  const none = () => {}
  const goneActions = {
    ...actions,
    onStroke: press,
    onLift: none,
    onMove: none,
    onDrop: none,
    onMenu: press,
    onUp: press,
    onDown: press,
  }
  useHand(button, isGone ? goneActions : actions)
  useHand(sitter, actions)
  useDesktopNews(news => {
    if (isGone) return
    if (news === "thing" && !takesSeed(state, ...countSeeds(new Date(now())))) return
    const isShaken = news === "shake" && isSitting
    if (isShaken) leaveSeat()
    dispatch({ type: isShaken ? "fall" : news })
  })

  const seatWindow = seat && open.find(({ id }) => id === seat.id)
  const hasLost = isSitting && !seat.isFixed && (!seatWindow || seatWindow.minimised || seatWindow.closed)
  const onSeatChange = useEffectEvent(() => {
    if (!hasLost) return measure()
    leaveSeat()
    dispatch({ type: "fall" })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the window under him has moved, or is gone
  useEffect(() => {
    onSeatChange()
  }, [hasLost, open, sitter])
  useEffect(() => {
    if (!sitter || !wantsFocus.current) return
    wantsFocus.current = false
    sitter.focus({ preventScroll: true })
  }, [sitter])
  useEffect(() => {
    if (mood === "returning" && !moves) dispatch({ type: "arrive" })
  }, [mood, moves])

  const menu = hasMenu && (
    <PerttiMenu
      seeds={seedsLeft(record, things.length)}
      isSitting={isSitting}
      canSit={titleBars().length > 0}
      onStroke={actions.onStroke}
      onFeed={feed}
      onSit={sit}
      onHome={goHome}
      onFollow={() => {
        leaveSeat()
        dispatch({ type: "follow", isNight: nightTime() !== null })
      }}
      onSleep={() => {
        leaveSeat()
        dispatch({ type: "sleep" })
      }}
      onClose={why => {
        if (why !== "away") (isSitting ? sitter : button)?.focus({ preventScroll: true })
        setMenu(false)
      }}
    />
  )
  // In his seat while he is in a hand, too: a finger keeps its hold only of what is there.
  const isInFrame = seat !== null && (mood === "sitting" || mood === "lifted")
  return (
    <>
      {!isSitting && menu}
      {message !== "" && (isShown || !moves) && (
        <p className={styles.bubble} data-above={button.parentElement?.dataset.above} aria-hidden="true">
          {message}
        </p>
      )}
      {isInFrame && (
        <Perch seat={seat} gaze={gaze} isLifted={mood === "lifted"} ref={setSitter}>
          {isSitting && menu}
        </Perch>
      )}
      {mood === "lifted" && (
        <img
          ref={hand}
          src={`/pictures/pertti-lifted.${moves ? "gif" : "png"}`}
          alt=""
          className={styles.hand}
          style={{ translate: handAt(origin.x, origin.y) }}
        />
      )}
      {mood === "returning" && moves && (
        <Journey from={origin} onArrive={() => dispatch({ type: "arrive" })} />
      )}
      {(mood === "up" || mood === "sleepwalking") && (
        <PerttiWalk ref={walker} path={path} moves={moves} isAsleep={mood === "sleepwalking"} />
      )}
    </>
  )
}
