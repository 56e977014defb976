import { type CSSProperties, useEffect, useEffectEvent } from "react"
import { createPortal } from "react-dom"
import { useMotion } from "../../../../hooks/browser/motion"
import type { Act } from "../acts"
import { Sprite } from "./Sprite"
import * as styles from "./Swarm.module.css"
import { bug } from "./sprites"

type Props = { bugs: readonly number[]; does: (act: Act) => void }

/** The bugs outside the window, all over the page. Escape sends them away, to where they are not seen. */
export function Swarm({ bugs, does }: Props) {
  const moving = useMotion()
  const calm = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === "Escape") does({ kind: "calm" })
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => calm(event)
    window.addEventListener("keydown", listen)
    return () => window.removeEventListener("keydown", listen)
  }, [])
  return createPortal(
    <section className={styles.swarm} data-moving={moving || undefined} aria-label="Bugs at large">
      {bugs.map(each => (
        <button
          key={each}
          type="button"
          className={styles.bug}
          style={
            {
              "--left": `${(6 + each * 61) % 86}vw`,
              "--top": `${10 + ((each * 37) % 74)}svh`,
              "--way": `${each % 2 === 0 ? 1 : -1}`,
              "--wait": `${-each * 0.7}s`,
            } as CSSProperties
          }
          aria-label="Squash it"
          onClick={() => does({ kind: "catch", bug: each })}
        >
          <Sprite rows={bug} />
        </button>
      ))}
    </section>,
    document.body,
  )
}
