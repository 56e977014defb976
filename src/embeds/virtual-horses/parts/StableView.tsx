import { useRef, useState } from "react"
import { Button } from "../../../components/button/Button"
import { useNow } from "../../../hooks/browser/clock"
import { usePage } from "../../../hooks/page/page"
import { useLooseThing } from "../../../hooks/storage/looseThing"
import { travels } from "../../../hooks/storage/travels"
import { useStorage } from "../../../hooks/storage/useStorage"
import { cleanName, condition, type Horse } from "../horses"
import { maxHorses } from "../stable"
import type { useStable } from "../useStable"
import * as styles from "../VirtualHorses.module.css"
import { StableHorse } from "./StableHorse"

/** The place of the page's own horse: outside the stable, at home or back from other pages; null for anywhere else. */
type Outside = "back" | "home" | null

/** Describes the stable. */
function occupancy(taken: number, outside: Outside): string {
  const boxes =
    taken === 0
      ? "The stable is empty and has been swept."
      : `${taken} of ${maxHorses} boxes ${taken === 1 ? "is" : "are"} taken.`
  if (outside === "home") return `${boxes} Your horse stands outside. It was not told that it is a stable.`
  if (outside === "back")
    return `${boxes} Your horse is back from its travels, and stands outside. It has seen better boxes.`
  return taken === 0 ? `${boxes} Somewhere there is a horse that fits in it.` : boxes
}

/** The stable: its horses, and a button to adopt another. */
export function StableView({ stable: all }: { stable: ReturnType<typeof useStable> }) {
  const { stable, freed } = all
  const [message, setMessage] = useState<{ text: string; id: number | null }>({ text: "", id: null })
  const say = (text: string, id: number | null = null) => setMessage({ text, id })
  const time = useNow()
  const { path } = usePage()
  const [loose] = useLooseThing()
  const [happened] = useStorage(travels)
  const outside = loose !== path ? null : happened[path] ? "back" : "home"
  const door = useRef<HTMLButtonElement>(null)

  const feed = (horse: Horse) => {
    const { full } = condition(horse, time?.getTime() ?? 0)
    all.feed(horse.id)
    say(
      full > 0.9
        ? `${horse.name} is full, and eats out of politeness.`
        : `${horse.name} eats. It can be heard in the next box.`,
      horse.id,
    )
  }
  const rename = (horse: Horse, text: string) => {
    const name = cleanName(text)
    if (name === "") return "A name has at least one letter or digit in it."
    if (stable.some(other => other !== horse && other.name === name))
      return `There is a ${name} already, and it would come too.`
    all.rename(horse.id, name)
    say(`${name} it is. Horses come to the bucket, not to the name.`, horse.id)
    return ""
  }

  return (
    <section aria-label="The stable">
      <h2>The stable</h2>
      <p role="status" className={styles.message}>
        {time === null
          ? "The stable opens with JavaScript."
          : message.text || occupancy(stable.length, outside)}
      </p>
      <div className="buttons">
        <Button
          ref={door}
          disabled={time === null}
          aria-disabled={stable.length >= maxHorses}
          onClick={() => {
            if (stable.length >= maxHorses) return say("The stable is full. The meadow isn't.")
            all.adopt()
            say("A horse has moved in.")
          }}
        >
          Adopt a horse
        </Button>
        {freed && stable.length < maxHorses && (
          <button
            type="button"
            onClick={() => {
              all.callBack()
              say(`${freed.name} is back, and smells of summer.`)
              door.current?.focus()
            }}
          >
            Call {freed.name} back
          </button>
        )}
      </div>
      {time && (
        <ul className={styles.boxes}>
          {stable.map(horse => (
            <StableHorse
              key={horse.id}
              horse={horse}
              now={time.getTime()}
              message={message.id === horse.id ? message.text : ""}
              onFeed={() => feed(horse)}
              onBrush={() => {
                all.brush(horse.id)
                say(
                  `${horse.name} has been brushed. There is enough hair left over for a small one.`,
                  horse.id,
                )
              }}
              onRename={text => rename(horse, text)}
              onFree={() => {
                all.free(horse)
                say(`${horse.name} is on the meadow, and has not looked back. It can still be called.`)
                door.current?.focus()
              }}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
