import { type CSSProperties, type PointerEvent, useId, useRef } from "react"
import * as styles from "../Antarctica.module.css"
import type { Station } from "../schema"
import type { Walk } from "../thirst"
import { coast, coffeeSectors, polar, sectorOf, timeIn } from "../walk"
import { PenguinPicture } from "./PenguinPicture"

type Props = {
  stations: readonly Station[]
  /** The walker; null until the time is known. */
  walk: Walk | null
  /** The instant in milliseconds since 1970; null until it is known. */
  at: number | null
  /** Called while a hand is on the map, with its place from the Pole, to the right and down. */
  onLead: (x: number, y: number) => void
}

/** The walker until the time is known. */
const resting = { steps: 0, buzz: 0, cups: 0, drank: false, empty: null, leaves: 0, run: 0 }

/** Map units a degree of latitude. */
const scale = 3.2
const land = coast.map(([longitude, latitude]) => polar(latitude, longitude, scale).join(" ")).join("L")
const sectors = Array.from({ length: 24 }, (_, i) => i)

/**
 * Antarctica from above with its stations, the hours round the Pole, coffee where it is time for it, and the
 * walker.
 */
export function PoleMap({ stations, walk, at, onLead }: Props) {
  const { steps, buzz, cups, drank, empty, leaves, run } = walk ?? resting
  const sector = sectorOf(steps)
  const ground = useId()
  const pointer = useRef<number | null>(null)
  const lead = ({ currentTarget, clientX, clientY, pointerId }: PointerEvent<SVGSVGElement>) => {
    if (pointer.current !== pointerId) return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    onLead(clientX - left - width / 2, clientY - top - height / 2)
  }
  const drop = () => {
    pointer.current = null
  }
  const label =
    at === null ? "the walker is at Greenwich's side" : `the walker is at ${timeIn(sector, at).zone}`
  return (
    <svg
      className={styles.map}
      viewBox="-100 -100 200 200"
      data-running={run > 0 || undefined}
      role="img"
      aria-label={`A map of Antarctica with its stations; ${label}`}
      onPointerDown={event => {
        if (event.button > 0) return
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pointer.current = event.pointerId
        lead(event)
      }}
      onPointerMove={lead}
      onPointerUp={drop}
      onPointerCancel={drop}
    >
      <rect x="-100" y="-100" width="200" height="200" fill="#1c4f7d" />
      <path
        d="M-92-60h14M60-86h18M74 70h16M-84 78h20M-60-92h10M84-30h10"
        stroke="#6fa3c9"
        strokeWidth="1.500"
      />
      <clipPath id={ground}>
        <path d={`M${land}Z`} />
      </clipPath>
      <path d={`M${land}Z`} fill="#9fc6de" transform="translate(1.500 2.500)" />
      <path d={`M${land}Z`} fill="#f7fbff" stroke="#b8d3e4" strokeWidth="1.500" strokeLinejoin="round" />
      <path
        d={`M0 0L${polar(-67, sector * 15 - 7.5, scale).join(" ")}A74 74 0 0 1 ${polar(-67, sector * 15 + 7.5, scale).join(" ")}Z`}
        fill="#ffe27a"
        clipPath={`url(#${ground})`}
      />
      {sectors.map(i => (
        <path
          key={i}
          d={`M${polar(-88, i * 15 + 7.5, scale).join(" ")}L${polar(-64, i * 15 + 7.5, scale).join(" ")}`}
          stroke="#7f9fb8"
          strokeWidth="0.500"
          strokeOpacity="0.7"
        />
      ))}
      <path d="M0 8V98" stroke="#c0182a" strokeWidth="1.500" strokeDasharray="4 3" />
      {stations.map(({ name, latitude, longitude }) => {
        if (latitude === -90) return null
        const [x, y] = polar(latitude, longitude, scale)
        return (
          <g key={name} transform={`translate(${x} ${y})`}>
            <path d="M0 0V-9" stroke="#333" strokeWidth="1" />
            <path d="M0-9L7-6.500L0-4Z" fill="#e2571e" />
            <circle r="1.600" fill="#333" />
          </g>
        )
      })}
      {at !== null &&
        coffeeSectors(at).map(({ sector, hour }) => {
          const [x, y] = polar(-61.5, sector * 15, scale)
          return (
            <g key={hour} transform={`translate(${x} ${y})`}>
              <Cup isEmpty={hour === empty} />
            </g>
          )
        })}
      {at !== null && leaves > 0 && (
        <g key={leaves} className={styles.leaf}>
          <path d="M-13 40H13V66H-13Z" fill="#fff" stroke="#555" />
          <path d="M-13 40H13V47H-13Z" fill="#c0182a" />
          <text x="0" y="61" textAnchor="middle" fontSize="11" fontWeight="bold">
            {timeIn(12, at).weekday.slice(0, 3)}
          </text>
        </g>
      )}
      <ellipse cx="0" cy="4.500" rx="5" ry="1.500" fill="#b8cbd8" />
      <path d="M-2-8H2V4H-2Z" fill="#fff" stroke="#555" strokeWidth="0.600" />
      <path d="M-2-6L2-8V-5L-2-3ZM-2 0L2-2V1L-2 3Z" fill="#c0182a" />
      <circle cy="-11" r="4" fill="#cfd8e6" stroke="#666" strokeWidth="0.700" />
      <path d="M-2-12.500Q-1-14 1-13.500" fill="none" stroke="#fff" strokeWidth="1.200" />
      <g className={styles.walker} style={{ transform: `rotate(${steps * 15}deg)` }}>
        <g className={styles.reach} style={{ transform: `translate(0, ${drank ? -64 : -38}px)` }}>
          <g className={styles.upright} style={{ transform: `rotate(${steps * -15}deg)` }}>
            <ellipse cx="0" cy="9" rx="6" ry="2" fill="#9db7c8" />
            <g
              className={styles.wobbly}
              data-buzz={buzz || undefined}
              style={{ "--buzz": buzz } as CSSProperties}
            >
              <g key={cups} className={styles.gulp}>
                <g transform="translate(-13 -28) scale(0.62)">
                  <PenguinPicture kind="Adélie" size={1} />
                </g>
              </g>
            </g>
          </g>
        </g>
      </g>
    </svg>
  )
}

/** A cup of coffee in a circle, with steam; or an empty one on its side, with a drop. */
function Cup({ isEmpty }: { isEmpty: boolean }) {
  return (
    <>
      <circle r="9" fill="#fff6dc" stroke="#6b3f1d" />
      <g transform={isEmpty ? "rotate(100) translate(1 1)" : undefined}>
        <path
          d="M-5-2H3V4Q3 6 1 6H-3Q-5 6-5 4Z"
          fill={isEmpty ? "#fff" : "#8a4b22"}
          stroke="#8a4b22"
          strokeWidth="1"
        />
        <path d="M3-1Q7-1 6 2T3 3" fill="none" stroke="#8a4b22" strokeWidth="1.200" />
        {!isEmpty && <path d="M-3-4Q-4-6-2-7M0-4Q-1-6 1-7" fill="none" stroke="#777" strokeWidth="0.900" />}
      </g>
      {isEmpty && <circle cx="5.500" cy="4" r="1" fill="#8a4b22" />}
    </>
  )
}
