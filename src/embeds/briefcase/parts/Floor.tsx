import { useState } from "react"
import { PageIcon } from "../../../components/page-icon/PageIcon"
import { useMotion } from "../../../hooks/browser/motion"
import type { ThingEntry } from "../../../lib/content/derivedLists"
import { clothes } from "../../../lib/content/thing"
import * as styles from "../Briefcase.module.css"
import { type FindName, finds, smallerLines } from "../finds"
import { capital } from "../logic"
import { FindDrawing } from "./FindDrawing"

type Props = {
  out: readonly FindName[]
  /** The visitor's things that have fallen out too. */
  own: readonly ThingEntry[]
  /** The number of all things of the visitor, which Pertti dresses up for. */
  count: number
  /** Called when something is pressed, with what is to be said about it. */
  onPress: (name: FindName, text: string) => void
  onOwn: (path: string) => void
}

/** The floor with all that has fallen out of the case. */
export function Floor({ out, own, count, onPress, onOwn }: Props) {
  const [smaller, setSmaller] = useState(0)
  const pressSmall = () => {
    onPress("small", smallerLines[Math.min(smaller, smallerLines.length - 1)] ?? "")
    setSmaller(Math.min(smaller + 1, smallerLines.length - 1))
  }
  return (
    <>
      <div className={styles.own}>
        {own.map(({ path, thing }) => (
          <button
            key={path}
            type="button"
            className={styles.find}
            aria-label={capital(thing.name)}
            onClick={() => onOwn(path)}
          >
            <PageIcon name={thing.icon} size={32} />
          </button>
        ))}
      </div>
      <div className={styles.floor}>
        {out.map(name =>
          name === "pertti" ? (
            <PerttiAsleep key={name} count={count} onPress={() => onPress(name, "")} />
          ) : (
            <button
              key={name}
              type="button"
              className={styles.find}
              aria-label={capital(finds[name].name)}
              onClick={name === "small" ? pressSmall : () => onPress(name, finds[name].answer)}
            >
              <FindDrawing name={name} />
              {name === "small" && smaller > 0 && (
                <span className={styles.smaller} data-size={smaller}>
                  <FindDrawing name={name} />
                </span>
              )}
            </button>
          ),
        )}
      </div>
    </>
  )
}

function PerttiAsleep({ count, onPress }: { count: number; onPress: () => void }) {
  const moves = useMotion()
  const worn = clothes.filter(each => count >= each.count)
  return (
    <button
      type="button"
      className={`${styles.find} ${styles.pertti}`}
      aria-label={["Pertti, fallen out", ...worn.map(each => `in ${each.name}`)].join(", ")}
      onClick={onPress}
    >
      <img src={`/pictures/pertti-asleep.${moves ? "gif" : "png"}`} alt="" width="96" height="64" />
      {worn.map(each => (
        <img
          key={each.count}
          src={`/pictures/pertti-wears-${each.count}.png`}
          alt=""
          width="96"
          height="64"
        />
      ))}
    </button>
  )
}
