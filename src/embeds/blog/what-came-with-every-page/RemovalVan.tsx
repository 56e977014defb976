import { useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { useMotion } from "../../../hooks/browser/motion"
import { useTicks } from "../../../kits/motion/useTicks"
import { load } from "./logic"
import { Things } from "./parts/Things"
import * as styles from "./RemovalVan.module.css"

/** The time between two things that fall out, in milliseconds. */
const fallMs = 800

type Stage = "closed" | "open" | "gone"

/**
 * A removal van that has come with a letter. Its load falls out, and when it is packed again the letter stays behind.
 *
 * @feed A removal van brings a letter. Everything else in it falls out first.
 */
export default function RemovalVan() {
  const motion = useMotion()
  const [stage, setStage] = useState<Stage>("closed")
  const [out, setOut] = useState(0)
  const from = useRef<number | null>(null)
  /** The place that a hand has moved the van to, in units of the drawing. */
  const [pulled, setPulled] = useState(0)
  useTicks(stage === "open" && out < load.length, motion ? fallMs : 1, () =>
    setOut(motion ? out + 1 : load.length),
  )
  const isEmpty = stage === "open" && out === load.length

  const press = () => {
    if (stage === "gone") setOut(0)
    setStage(stage === "closed" ? "open" : stage === "open" ? "gone" : "closed")
  }
  const letGo = () => {
    from.current = null
    setPulled(0)
  }
  const message = {
    closed: "A delivery for you. One letter.",
    open: load[out - 1]?.message ?? "It opens.",
    gone: "It has taken everything. Except the letter.",
  }[stage]
  return (
    <div className={styles.tool}>
      <svg viewBox="0 0 320 200" className={styles.scene} role="img" aria-label={message}>
        <path d="M0 188h320" strokeWidth="5" />
        <g
          className={styles.van}
          data-gone={stage === "gone" || undefined}
          data-testid="van"
          style={pulled ? { transform: `translateX(${pulled}px)`, transition: "none" } : undefined}
          onPointerDown={event => {
            if (event.button !== 0) return
            event.currentTarget.setPointerCapture?.(event.pointerId)
            from.current = event.clientX
          }}
          onPointerMove={event => {
            if (from.current !== null && stage !== "gone")
              setPulled(Math.max(-20, Math.min(50, (event.clientX - from.current) / 3)))
          }}
          onPointerUp={() => {
            if (from.current === null) return
            letGo()
            // A hand that shakes a van gets out the next thing at once.
            if (stage === "open" && !isEmpty) setOut(out + 1)
            else press()
          }}
          onPointerCancel={letGo}
        >
          <path fill="#cf4a2f" d="M176 70h92v100h-92z" />
          <path fill="#e8c46a" d="M268 104h26l20 28v38h-46z" />
          <path fill="#cfe7ea" d="M276 112h14l14 20h-28z" />
          <path
            className={styles.door}
            data-open={stage === "open" || undefined}
            fill="#a83420"
            d="M168 70h10v100h-10z"
          />
          <circle cx="206" cy="174" r="14" fill="#fff" />
          <circle cx="284" cy="174" r="14" fill="#fff" />
          <text x="222" y="112">
            juhq
          </text>
          <text x="222" y="132">
            removals
          </text>
        </g>
        <Things shown={stage === "gone" ? ["letter"] : load.slice(0, out).map(({ id }) => id)} />
      </svg>
      <p className={styles.message} role="status">
        {message}
      </p>
      <div className={`buttons ${styles.choices}`}>
        <Button disabled={stage === "open" && !isEmpty} onClick={press}>
          {stage === "closed"
            ? "Open the van"
            : stage === "gone"
              ? "Order another letter"
              : "Send the rest back"}
        </Button>
      </div>
    </div>
  )
}
