import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { StatusMessage } from "../../components/status-message/StatusMessage"
import { useMotion } from "../../hooks/browser/motion"
import { usePageData } from "../../hooks/page/page"
import { whole } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import * as styles from "./Amerikansuomalaiset.module.css"
import { isHome, sailedTo, setOut, yearAt } from "./logic"
import { OpenLetter } from "./parts/OpenLetter"
import { Sea } from "./parts/Sea"
import type { Letter } from "./schema"

/** The part of the way that an arrow key sails. */
const keyStep = 1 / 24

/**
 * A mail ship that is dragged over the Atlantic while the years go by. A letter comes aboard at each date, and at last an
 * uncle goes home for Christmas.
 *
 * @feed A ship to drag over the Atlantic, with dated and sourced letters from American Finns, and an uncle who is late.
 * @data american-finns
 */
export default function Amerikansuomalaiset() {
  const { "american-finns": letters } = usePageData<{ "american-finns": Letter[] }>()
  const { values, set } = useAddress({ letter: whole(0, letters.length, 0) })
  const [voyage, setVoyage] = useState(setOut)
  const motion = useMotion()
  const grip = useRef<{ x: number; at: number } | null>(null)
  const ship = useRef<HTMLDivElement>(null)
  // A letter from a link lies open, with all before it aboard.
  const count = Math.max(voyage.letters, values.letter)
  const open = letters[values.letter - 1]
  const year = yearAt(voyage.at, letters)
  const home = isHome(voyage)
  useThing(home)
  const sail = (to: number) =>
    setVoyage(old => sailedTo({ ...old, letters: Math.max(old.letters, count) }, to, letters.length))
  const where = home
    ? "Finland. Uncle is home for Christmas."
    : voyage.isHomeward
      ? "On the way home, with Uncle and a tree aboard"
      : `${year}, on the way to America`
  const drag = ({ clientX, currentTarget }: PointerEvent) => {
    if (!grip.current) return
    // The ship sails under the hand: from coast to coast is less than a half of the picture.
    const share = (grip.current.x - clientX) / ((currentTarget.clientWidth || 640) * 0.43)
    sail(grip.current.at + share)
  }
  const release = () => {
    grip.current = null
  }
  const steer = (event: KeyboardEvent) => {
    const step = { ArrowLeft: keyStep, ArrowUp: keyStep, ArrowRight: -keyStep, ArrowDown: -keyStep }[
      event.key
    ]
    if (step === undefined) return
    event.preventDefault()
    const to = voyage.at + step
    sail(to > 1 - 1e-6 ? 1 : to < 1e-6 ? 0 : to)
  }
  return (
    <div className={styles.tool}>
      <div className={styles.table}>
        <div
          ref={ship}
          className={styles.water}
          role="slider"
          tabIndex={0}
          aria-label="Ship, with America on the left"
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round((1 - voyage.at) * 100)}
          aria-valuetext={where}
          data-moving={motion || undefined}
          onPointerDown={event => {
            if (event.button !== 0) return
            grip.current = { x: event.clientX, at: voyage.at }
            event.currentTarget.setPointerCapture?.(event.pointerId)
          }}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
          onKeyDown={steer}
        >
          <Sea voyage={voyage} letters={letters} label={`The Atlantic. ${where}`} />
        </div>
        {open && (
          <OpenLetter
            letter={open}
            onClose={() => {
              ship.current?.focus()
              set({ letter: 0 })
            }}
          />
        )}
      </div>
      <ol className={styles.post} aria-label="Letters">
        {letters.map(({ year, place }, i) => (
          <li key={place + year}>
            {i < count ? (
              <button
                type="button"
                aria-label={`Open the letter from ${place}, ${year}`}
                aria-pressed={values.letter === i + 1}
                onClick={() => set({ letter: i + 1 })}
              >
                <svg viewBox="0 0 44 30" aria-hidden="true">
                  <path d="M1 1h42v28H1z" fill="#fffaf0" stroke="#7a1f2b" strokeWidth="2" />
                  <path d="M1 1l21 16L43 1" fill="none" stroke="#7a1f2b" strokeWidth="2" />
                  <circle cx="22" cy="16" r="5" fill="#b3372f" />
                </svg>
                {year}
              </button>
            ) : null}
          </li>
        ))}
      </ol>
      <div className="buttons">
        <button
          type="button"
          onClick={() => {
            setVoyage(setOut)
            set({ letter: 0 })
          }}
        >
          Sail again
        </button>
        <ShareButton
          text={
            open
              ? `${open.place}, ${open.year}: ${open.en}`
              : "He said that he would be home for Christmas. He did not say which."
          }
        />
      </div>
      <StatusMessage>
        {home
          ? "Uncle is home for Christmas."
          : voyage.isHomeward
            ? "Uncle is aboard. Take him home."
            : count === 0
              ? "Next stop America"
              : `${count} of ${letters.length} letters aboard`}
      </StatusMessage>
    </div>
  )
}
