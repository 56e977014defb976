import { type FormEvent, useState } from "react"
import { BidiIsolate } from "../../../../components/bidi-isolate/BidiIsolate"
import { Button } from "../../../../components/button/Button"
import { ShareButton } from "../../../../components/share-button/ShareButton"
import { useMotion } from "../../../../hooks/browser/motion"
import { text } from "../../../../kits/address/codecs"
import { useAddress } from "../../../../kits/address/useAddress"
import { Field } from "../../../../kits/controls/Field"
import { useThing } from "../../../../kits/things/useThing"
import { trimmed } from "../../../../lib/text/blank"
import { chewed, maxWord, menu, parseWords, remarkOn, serve, slices } from "../serve"
import * as styles from "./Kitchen.module.css"
import { Machine } from "./Machine"
import { Pizza } from "./Pizza"

const codecs = { slices: text("") }

/** A pizza to which every word adds a slice, and the machine that spells it. A full one can be eaten. */
export function Kitchen() {
  const motion = useMotion()
  const { values, set } = useAddress(codecs)
  const [draft, setDraft] = useState("")
  const [isEaten, setIsEaten] = useState(false)
  const [served, setServed] = useState(0)
  const { give } = useThing()
  const words = parseWords(values.slices)
  const isFull = words.length === slices
  const last = words.at(-1)

  const add = (word: string) => {
    const topping = trimmed(word.replaceAll(",", " ")).slice(0, maxWord)
    if (!topping) return
    setDraft("")
    setIsEaten(false)
    setServed(served + 1)
    set({ slices: [...(isFull ? [] : words), topping].join(",") })
  }
  const eat = () => {
    setIsEaten(true)
    // A pizza that came by a link is somebody else's dinner.
    if (served > 0) give()
  }
  const clear = () => {
    setIsEaten(false)
    set({ slices: "" })
  }
  const says = isEaten
    ? `Chewed, it is ${chewed(words)}. They all are.`
    : last
      ? remarkOn(serve(last), words.length) + (isFull ? " Dinner is ready." : "")
      : "Certainly! What would you like on it? I know all the words."
  return (
    <section className={styles.kitchen} aria-label="The kitchen">
      <Pizza words={words} isEaten={isEaten} served={motion ? served : 0} />
      <div className={styles.side}>
        <Machine mood={isEaten ? slices : words.length} motion={motion}>
          <BidiIsolate>{says}</BidiIsolate>
        </Machine>
        <ul className={styles.menu} aria-label="Menu">
          {menu.map(word => (
            <li key={word}>
              <button type="button" onClick={() => add(word)}>
                {word}
              </button>
            </li>
          ))}
        </ul>
        <form
          onSubmit={(event: FormEvent) => {
            event.preventDefault()
            add(draft)
          }}
        >
          <Field
            label="Your own topping"
            value={draft}
            maxLength={maxWord}
            spellCheck={false}
            autoCapitalize="off"
            placeholder="wifi"
            onChange={setDraft}
          >
            <button type="submit">Serve it</button>
          </Field>
        </form>
        <div className="buttons">
          <Button
            className={styles.eat}
            disabled={words.length === 0}
            onClick={isFull && !isEaten ? eat : clear}
          >
            {isFull && !isEaten ? "Eat it" : "Another pizza"}
          </Button>
          <ShareButton text={words.length > 0 ? `A pizza with ${words.join(", ")}` : "A pizza"} />
        </div>
      </div>
    </section>
  )
}
