import { useEffect, useState } from "react"
import * as styles from "../Mesmerizing.module.css"

type Props = {
  /** True during a stare, to preload the portrait. */
  coming: boolean
  /** The text after the stare; null before its end. */
  says: string | null
}

/** The time after which he winks, and for which his eye is shut, in milliseconds. */
const winkMs = { after: 7000, shut: 700 }

/** Returns whether the portrait winks, which it does once, some time after its text came. */
function useWink(says: string | null): "before" | "now" | "after" {
  const [wink, setWink] = useState<"before" | "now" | "after">("before")
  useEffect(() => {
    if (says === null) return
    const timers = [
      setTimeout(() => setWink("now"), winkMs.after),
      setTimeout(() => setWink("after"), winkMs.after + winkMs.shut),
    ]
    return () => {
      for (const timer of timers) clearTimeout(timer)
      setWink("before")
    }
  }, [says])
  return wink
}

/** A motionless portrait shown after a stare, with an explanation of its apparent movement. Then it does move. */
export function Afterwards({ coming, says }: Props) {
  const wink = useWink(says)
  return (
    <>
      {(coming || says !== null) && (
        <div className={styles.afterwards} hidden={says === null}>
          <div className={styles.portrait}>
            <img
              src="/pictures/pertti.png"
              alt="The portrait of a hamster, hanging still"
              width="320"
              height="320"
            />
            {wink === "now" && (
              <svg viewBox="0 0 64 64" shapeRendering="crispEdges" aria-hidden="true">
                <path d="M21 25h5v5h-5z" fill="#eba24c" />
                <path d="M21 30h5v2h-5z" fill="#fff0d2" />
                <path d="M20 27h1v1h5v-1h1v1h-1v1h-5v-1h-1z" fill="#1c1420" />
              </svg>
            )}
          </div>
        </div>
      )}
      <p role="status" className={styles.says}>
        {wink === "before" ? says : "That wasn't you."}
      </p>
    </>
  )
}
