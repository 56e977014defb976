import { useEffect, useRef, useState } from "react"
import { ShareButton } from "../../components/share-button/ShareButton"
import { useMotion } from "../../hooks/browser/motion"
import { useAddress } from "../../kits/address/useAddress"
import { useThing } from "../../kits/things/useThing"
import { facts, momentSwitches, type Switch, statusText, switches, switchList, weirdness } from "./logic"
import { fall, shy, swap, turn } from "./page"
import { Gauge } from "./parts/Gauge"
import * as styles from "./Weird.module.css"

/**
 * A fuse box whose switches each make the page weird for as long as they are on.
 *
 * @feed Six switches that make the page weird, one at a time or all at once, and a seventh that makes it normal.
 */
export default function Weird() {
  const { values, set } = useAddress({ on: switchList })
  const [pressed, setPressed] = useState<Switch | null>("tilt")
  const motion = useMotion()
  const { give } = useThing()
  const box = useRef<HTMLDivElement>(null)
  const { on } = values
  const is = (name: Switch) => on.includes(name)
  const [tilt, mirror, upside, gravity, vowels, isShy] = [
    is("tilt"),
    is("mirror"),
    is("upside"),
    is("gravity"),
    is("vowels"),
    is("shy"),
  ]

  useEffect(() => {
    if (box.current && gravity) return fall(box.current, motion)
  }, [gravity, motion])
  useEffect(() => {
    if (box.current && vowels) return swap(box.current)
  }, [vowels])
  useEffect(() => {
    if (box.current && isShy) return shy(box.current, motion)
  }, [isShy, motion])
  useEffect(() => {
    if (box.current && (tilt || mirror || upside))
      return turn(box.current, (tilt ? 1 : 0) + (upside ? 180 : 0), mirror)
  }, [tilt, mirror, upside])
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || document.querySelector("dialog[open]")) return
      setPressed(null)
      set({ on: [] })
    }
    window.addEventListener("keydown", leave)
    return () => window.removeEventListener("keydown", leave)
  }, [set])

  const press = (name: Switch) => {
    const next = is(name) ? on.filter(other => other !== name) : [...on, name]
    setPressed(name)
    set({ on: next })
    if (next.length >= momentSwitches) give()
  }
  const query = new URLSearchParams({ on: switchList.format(on) ?? "none" })

  return (
    <div ref={box} className={styles.box}>
      <Gauge value={weirdness(on)} />
      <p className={styles.message} role="status">
        {statusText(on, pressed)}
      </p>
      <div className={styles.switches}>
        {switches.map(name => (
          <button
            key={name}
            type="button"
            role="switch"
            aria-checked={is(name)}
            className={styles.toggle}
            onClick={() => press(name)}
          >
            <span className={styles.lever} aria-hidden="true" />
            {facts[name].name}
          </button>
        ))}
      </div>
      <div className="buttons">
        <ShareButton text="Something is weird about this page, but what" link={`?${query}`} />
        <button
          type="button"
          onClick={() => {
            setPressed(null)
            set({ on: [] })
          }}
        >
          All off
        </button>
      </div>
    </div>
  )
}
