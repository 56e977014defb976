import { useRef, useState } from "react"
import { useNow } from "../../../hooks/clock"
import { cleanName, condition, type Horse } from "../horses"
import { boxes } from "../stable"
import type { useStable } from "../useStable"
import * as styles from "../VirtualHorses.module.css"
import { StableHorse } from "./StableHorse"

/** The stable: its horses, and the way to one more. */
export function StableView({ stable: all }: { stable: ReturnType<typeof useStable> }) {
  const { stable, gone } = all
  const [said, setSaid] = useState("")
  const time = useNow()
  const door = useRef<HTMLButtonElement>(null)

  const feed = (horse: Horse) => {
    const { full } = condition(horse, time?.getTime() ?? 0)
    all.feed(horse.id)
    setSaid(
      full > 0.9
        ? `${horse.name} is full, and eats out of politeness.`
        : `${horse.name} eats. It can be heard in the next box.`,
    )
  }
  const rename = (horse: Horse, text: string) => {
    const name = cleanName(text)
    if (name === "") return "A name has at least one letter or digit in it."
    if (stable.some(other => other !== horse && other.name === name))
      return `There is a ${name} already, and it would come too.`
    all.rename(horse.id, name)
    setSaid(`${name} it is. Horses come to the bucket, not to the name.`)
    return ""
  }

  return (
    <section aria-label="The stable">
      <h2>The stable</h2>
      <p>
        {time === null
          ? "The stable opens with JavaScript."
          : stable.length === 0
            ? "The stable is empty and has been swept. Somewhere there is a horse that fits in it."
            : `${stable.length} of ${boxes} boxes are taken.`}
      </p>
      {time && (
        <ul className={styles.boxes}>
          {stable.map(horse => (
            <StableHorse
              key={horse.id}
              horse={horse}
              now={time.getTime()}
              onFeed={() => feed(horse)}
              onBrush={() => {
                all.brush(horse.id)
                setSaid(`${horse.name} has been brushed. There is enough hair left over for a small one.`)
              }}
              onRename={text => rename(horse, text)}
              onFree={() => {
                all.free(horse)
                setSaid(`${horse.name} is on the meadow, and has not looked back. It can still be called.`)
                door.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
      <div className="buttons">
        <button
          type="button"
          ref={door}
          disabled={time === null}
          aria-disabled={stable.length >= boxes}
          onClick={() => {
            if (stable.length >= boxes) return setSaid("The stable is full. The meadow isn't.")
            all.adopt()
            setSaid("A horse has moved in.")
          }}
        >
          Adopt a horse
        </button>
        {gone && stable.length < boxes && (
          <button
            type="button"
            onClick={() => {
              all.callBack()
              setSaid(`${gone.name} is back, and smells of summer.`)
              door.current?.focus()
            }}
          >
            Call {gone.name} back
          </button>
        )}
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </section>
  )
}
