import { useState } from "react"
import { Button } from "../../../components/button/Button"
import { Stage } from "../../../components/message-scene/Stage"
import { useMotion } from "../../../hooks/browser/motion"
import type { Day } from "../../../lib/calendar/calendarDay"
import * as styles from "../IsItEaster.module.css"
import { type EggState, easterOf, eggState, freshEggSounds, otherEggSounds, peeps, stampOf } from "../logic"
import { Closed } from "./Closed"
import { Hatched } from "./Hatched"

type Props = {
  /** True on the day itself; null until the date is known. */
  hatches: boolean | null
  /** The year of the egg, and the coming Easter; null until they are known. */
  year: number | null
  coming: Day | null
  /** True if the visitor has chosen the year. */
  isAsked: boolean
}

const blades = Array.from({ length: 52 }, (_, i) => ({
  x: i * 12 + ((i * 7) % 9),
  tall: 26 + ((i * 13) % 22),
}))
const eggs: Record<EggState, string> = {
  fresh: "An egg in a tray of grass, under a lamp, warm",
  old: "An old egg in a tray of grass, green, with flies",
  stone: "An egg of stone in a tray of grass",
  "not yet": "The outline of an egg in a tray of grass",
}

/** A nest of Easter grass with an egg in it, which hatches on the day itself. */
export function Egg({ hatches: isDay, year, coming, isAsked }: Props) {
  const motion = useMotion()
  const [touches, setTouches] = useState(0)
  const touch = () => isDay !== null && setTouches(touches + 1)
  const age = year !== null && coming ? eggState(year, coming.year) : "fresh"
  // Only this year's egg hatches.
  const hatches = isDay && (year === null || year === coming?.year)
  const isNext = coming && (!isAsked || year === coming.year)
  const day = isNext ? coming : year === null ? null : easterOf("Western", year)
  const says = hatches
    ? peeps(touches)
    : age === "fresh"
      ? freshEggSounds(touches)
      : otherEggSounds(age, touches)
  const label = hatches ? "An Easter egg, hatched, with a chick in it" : eggs[age]
  return (
    <>
      <Stage says={says}>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: a shortcut for the button under it. */}
        <svg
          role="img"
          aria-label={label}
          viewBox="0 0 620 240"
          preserveAspectRatio="xMidYMid slice"
          onClick={touch}
        >
          <rect width="620" height="240" fill={hatches ? "#bfe6ff" : "#3a3550"} />
          {hatches ? (
            <g>
              <circle cx="520" cy="52" r="30" fill="#ffe25a" />
              <path d="M0 190Q160 120 320 176T620 150V240H0z" fill="#8fd07a" />
              {[60, 112, 168, 470, 530, 584].map((x, i) => (
                <g key={x} transform={`translate(${x} ${126 + (i % 3) * 14})`}>
                  <rect x="-2" width="4" height="70" fill="#3d8a36" />
                  <path
                    d="M0 -16l5 9l10 -3l-3 10l9 6l-10 4l1 10l-9 -6l-8 7l-1 -10l-11 -2l8 -7l-5 -9l11 1z"
                    fill="#ffd91a"
                  />
                  <circle r="6" cx="1" cy="2" fill="#f08a00" />
                </g>
              ))}
            </g>
          ) : (
            <g>
              <path d="M280 0v34h60V0z" fill="#14121e" />
              <path d="M262 34h96l16 26H246z" fill="#c23b22" />
              <path
                className={motion ? styles.warm : undefined}
                d="M252 60h116l120 180H132z"
                fill="#ffcf6a"
                opacity="0.4"
              />
              <circle cx="310" cy="62" r="9" fill="#fff3b0" />
            </g>
          )}
          {hatches ? (
            <Hatched motion={motion} touches={touches} />
          ) : (
            <Closed motion={motion} touches={touches} age={age} stamp={day ? stampOf(day) : ""} />
          )}
          <g fill={hatches ? "#4fae3f" : "#3f7f3a"}>
            {blades.map(({ x, tall }) => (
              <path key={x} d={`M${x} 222l5 -${tall}l5 ${tall}z`} />
            ))}
          </g>
          <rect y="214" width="620" height="26" fill={hatches ? "#e8e2d2" : "#6f6a7a"} />
          <rect y="214" width="620" height="4" fill="#fff" opacity="0.5" />
        </svg>
      </Stage>
      <div className="buttons">
        <Button disabled={isDay === null} onClick={touch}>
          {hatches ? "Say hello" : "Knock on the egg"}
        </Button>
      </div>
    </>
  )
}
