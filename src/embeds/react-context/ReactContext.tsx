import { useState } from "react"
import { Button } from "../../components/button/Button"
import { ShareButton } from "../../components/share-button/ShareButton"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Field } from "../../kits/controls/Field"
import { maxLength, type Person, readSilent, wordsOfPerson, wordsReaching, writeSilent } from "./logic"
import { Tabloid } from "./parts/Tabloid"
import { Teller } from "./parts/Teller"
import * as styles from "./ReactContext.module.css"

/** The suggested sentences, used in turn. */
const sayings = [
  "I would never say that tabs are better than spaces.",
  "My hamster is not the webmaster of anything.",
  "We hardly ever eat the neighbour's apples.",
  "If it rains, I may be late for the sauna.",
  "I don't think that computers will replace newspapers.",
] as const

/** A denial, which the local paper has no room for. */
const denial = "I never said that, and it was about something else."

/**
 * A village of nested components. Each takes a sentence from the context above and passes it on in other words, up to
 * the front page of the tabloid, which grows with each letter.
 *
 * @feed A village in which a sentence is passed on through React contexts, each person taking it out of its own.
 */
export default function ReactContext() {
  const { values, set, reset, touched } = useAddress({ say: text(sayings[0]), silent: text("") })
  const sentence = values.say.slice(0, maxLength)
  const silent = readSilent(values.silent)
  const next = sayings[(sayings.indexOf(sentence as (typeof sayings)[number]) + 1) % sayings.length]
  /** The number of statements; a denial counts, too. */
  const [edition, setEdition] = useState(0)
  const say = (words: string) => {
    set({ say: words })
    setEdition(edition + 1)
  }
  const takeBack = () => {
    reset()
    setEdition(0)
  }
  const onSilent = (person: Person, isSilent: boolean) => {
    const now = new Set(silent)
    if (isSilent) now.add(person)
    else now.delete(person)
    set({ silent: writeSilent(now) })
  }
  return (
    <div className={styles.village}>
      <Field className={styles.say} label="You say" value={sentence} maxLength={maxLength} onChange={say}>
        <Button onClick={() => say(next ?? sayings[0])}>Say something else</Button>
        <Button onClick={() => say(denial)}>I never said that</Button>
      </Field>
      <div className={styles.both}>
        <Tabloid
          words={wordsReaching("tabloid", sentence, silent)}
          minister={wordsReaching("minister", sentence, silent)}
          edition={edition}
        />
        <div className={styles.village}>
          <div className="buttons">
            <ShareButton text={`“${sentence}” In other words: ${historyOf(sentence)}`} />
            <Button disabled={!touched} onClick={takeBack}>
              Buy all the copies
            </Button>
          </div>
          <ul className={styles.tree} aria-label="Who says what">
            <Teller person="you" said={sentence} silent={silent} onSilent={onSilent} />
          </ul>
        </div>
      </div>
    </div>
  )
}

/** Returns the historian's version, after the sentence has passed through everyone. */
function historyOf(said: string): string {
  const way: Person[] = ["neighbour", "paper", "tabloid", "historian"]
  return way.reduce((heard, person) => wordsOfPerson(person, heard), wordsOfPerson("you", said))
}
