import { type CSSProperties, type PointerEvent, useRef } from "react"
import { Button } from "../../../../components/button/Button"
import { Stage } from "../../../../components/message-scene/Stage"
import { Verdict } from "../../../../components/message-scene/Verdict"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import * as styles from "../IsItFriday.module.css"
import { train } from "../logic"
import { Guests, Shower } from "./Party"
import { useTrain } from "./useTrain"

type Props = {
  /** The weekday, 0 (Sunday) to 6; null before mount. */
  today: number | null
  /** The sentence about the time until Friday. */
  change: string
}

const sleepers = Array.from({ length: 32 }, (_, i) => i * 20)

const colours = ["#8a5a9a", "#5b6470", "#6a7a4a", "#8a6a3a", "#4a6f8a", "#d92f1e", "#2f7a5a"]

/** The distance of two carriages in units of the picture, if the style sheet has none: on a phone they overlap. */
const apart = 85

/** The carriages in the order in which they are drawn: Friday's on top. */
function drawn<T extends { isFriday: boolean }>(cars: readonly T[]) {
  const all = cars.map((car, place) => ({ car, place }))
  return [...all.filter(({ car }) => !car.isFriday), ...all.filter(({ car }) => car.isFriday)]
}

/** A platform with today's carriage; Friday's can be pushed or pulled to it, and rolls away again. */
export function Week({ today, change }: Props) {
  const cars = train(today ?? 4)
  const behind = cars.findIndex(({ isFriday }) => isFriday)
  const carriages = useRef<SVGGElement>(null)
  const grasped = useRef<number | null>(null)
  const { motion, rolling, isFriday, maxSeconds, message, push, grasp, pull, release } = useTrain(at =>
    carriages.current?.style.setProperty("--at", `${-behind * at}`),
  )
  const label =
    today === null
      ? "A train of seven days"
      : `A train of days: ${cars[0]?.name} is at the platform, and Friday is ${behind} behind`
  const take = (event: PointerEvent<SVGSVGElement>) => {
    if (today === null || event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    grasped.current = event.clientX
    grasp()
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (grasped.current === null) return
    const scale = event.currentTarget.getScreenCTM?.()?.a ?? 1
    const length =
      Number.parseFloat(getComputedStyle(event.currentTarget).getPropertyValue("--apart")) || apart
    pull((grasped.current - event.clientX) / (scale * length * behind))
    grasped.current = event.clientX
  }
  const letGo = () => {
    grasped.current = null
    release()
  }
  return (
    <div className={styles.page}>
      <Verdict answer={today === null ? null : isFriday}>
        <p role="timer">{isFriday ? change.replace("Friday", "The other Friday") : change}</p>
        <p>There will be music.</p>
      </Verdict>
      <Stage says={message}>
        <div
          className={styles.track}
          data-friday={isFriday ? "" : undefined}
          data-moving={motion ? "" : undefined}
        >
          <svg
            className={styles.platform}
            role="img"
            aria-label={label}
            viewBox="0 0 620 236"
            preserveAspectRatio="xMinYMid slice"
            onPointerDown={take}
            onPointerMove={move}
            onPointerUp={letGo}
            onPointerCancel={letGo}
          >
            <rect width="620" height="150" fill="#b8cfe0" />
            <rect className={styles.evening} width="620" height="150" fill="#e5246b" />
            <path d="M0 118l70 -34l60 26l90 -48l84 44l70 -30l96 40l80 -32l70 30v26H0z" fill="#7d9a8e" />
            <rect y="140" width="620" height="66" fill="#6f7d5a" />
            <rect y="190" width="620" height="16" fill="#5a4a3a" />
            {sleepers.map(x => (
              <rect key={x} x={x} y={194} width={10} height={8} fill="#3a2f26" />
            ))}
            <rect y="190" width="620" height="3" fill="#c9ccd2" />
            <g ref={carriages} className={styles.train}>
              <g className={motion ? styles.arriving : undefined}>
                <g className={motion && !rolling ? styles.idle : undefined}>
                  {drawn(cars).map(({ car: { name, weekday, isFriday }, place }) => (
                    <Carriage
                      key={name}
                      name={name}
                      isFriday={isFriday}
                      place={place}
                      fill={colours[weekday] ?? "#555"}
                    />
                  ))}
                </g>
              </g>
            </g>
            <rect y="206" width="620" height="30" fill="#a5a29a" />
            <rect y="206" width="620" height="5" fill="#f2d64a" />
            <g transform="translate(14 18)">
              <rect width="150" height="34" fill="#123a6b" />
              <text x="75" y="24" fill="#fff" fontSize="19" fontWeight="bold" textAnchor="middle">
                {today === null ? "..." : isFriday ? "Friday" : cars[0]?.name}
              </text>
              <rect x="20" y="34" width="5" height="170" fill="#4a4f58" />
            </g>
            {isFriday && <Guests />}
          </svg>
          {isFriday && motion && <Shower shot={Math.round(maxSeconds * 10)} />}
        </div>
      </Stage>
      <div className="buttons">
        <Button disabled={today === null} onClick={push}>
          Push the train
        </Button>
        {maxSeconds > 0 && <ShareButton text={`I have had ${maxSeconds.toFixed(1)} seconds of Friday.`} />}
      </div>
    </div>
  )
}

type CarriageProps = { name: string; isFriday: boolean; place: number; fill: string }

function Carriage({ name, isFriday, place, fill }: CarriageProps) {
  return (
    <g className={styles.carriage} style={{ "--place": place } as CSSProperties}>
      <rect x="146" y="88" width="14" height="6" fill="#222" />
      <rect width="148" height="92" fill={fill} />
      <rect width="148" height="9" y="-6" fill={isFriday ? "#ffd84a" : "#3a3f48"} />
      <rect y="52" width="148" height="26" fill="#fffdf2" />
      <text
        className={isFriday ? undefined : styles.whole}
        x="74"
        y="71"
        fill="#111"
        fontSize="23"
        fontWeight="bold"
        textAnchor="middle"
      >
        {name}
      </text>
      {!isFriday && (
        <text className={styles.short} x="8" y="71" fill="#111" fontSize="23" fontWeight="bold">
          {name.slice(0, 3)}
        </text>
      )}
      {[12, 46, 80, 114].map(left => (
        <rect key={left} x={left} y="14" width="22" height="26" fill={isFriday ? "#fff0a0" : "#20303f"} />
      ))}
      {isFriday && <path d="M18 40v-12l5 -6l5 6v12zM86 40v-14l5 -5l5 5v14z" fill="#7a1f5a" />}
      <circle cx="30" cy="96" r="11" fill="#222" />
      <circle cx="118" cy="96" r="11" fill="#222" />
      <circle cx="30" cy="96" r="4" fill="#888" />
      <circle cx="118" cy="96" r="4" fill="#888" />
    </g>
  )
}
