import { useState } from "react"
import { maxLength, nullable, pipe, string } from "valibot"
import { RevealOnce } from "../../components/reveal-once/RevealOnce"
import { ShareButton } from "../../components/share-button/ShareButton"
import { now, useNow } from "../../hooks/browser/clock"
import { useMotion } from "../../hooks/browser/motion"
import { storageEntry } from "../../hooks/storage/storageEntry"
import { remove, useStorage } from "../../hooks/storage/useStorage"
import { text } from "../../kits/address/codecs"
import { useAddress } from "../../kits/address/useAddress"
import { Checkbox } from "../../kits/controls/Checkbox"
import { Choice } from "../../kits/controls/Choice"
import { Field } from "../../kits/controls/Field"
import { Slider } from "../../kits/controls/Slider"
import { formatClock, formatSeconds } from "../../lib/text/duration"
import { pluralise } from "../../lib/text/pluralise"
import { type Basis, bases, bought, hamsterHour, money, rate, readSalary } from "./logic"
import { Till } from "./parts/Till"
import * as styles from "./Salary.module.css"

const storedSalary = storageEntry<string | null>("salary", nullable(pipe(string(), maxLength(20))), null)
const codecs = { salary: text(null, { maxLength: 20 }) }
const example = "3000"

/**
 * A meter of the salary earned since the page was opened, in euros, coffees and hamster-hours, for a person or a
 * meeting.
 *
 * @feed A till that counts what you earn while you look at it, in euros, coffees and hamster-hours.
 */
export default function Salary() {
  const { values } = useAddress(codecs)
  const [stored, setStored] = useStorage(storedSalary)
  const [typed, setTyped] = useState<string | null>(null)
  const [basis, setBasis] = useState<Basis>("work")
  const [coffee, setCoffee] = useState(3.2)
  const [people, setPeople] = useState(1)
  const [isLinked, setLinked] = useState(false)
  const [opened] = useState(now)
  const time = useNow(useMotion() ? 100 : 1000)

  const salary = typed ?? values.salary ?? stored ?? example
  const reading = readSalary(salary)
  const perSecond = "euros" in reading ? rate(reading.euros, basis, people) : 0
  const seconds = time ? Math.max(0, time.getTime() - opened) / 1000 : 0
  const euros = perSecond * seconds
  const { has, next } = bought(euros)
  const type = (salary: string) => {
    setTyped(salary)
    if (stored !== null) setStored(salary)
  }

  return (
    <div className={styles.tool}>
      <p className={styles.sum}>
        <output aria-live="off" aria-label="Earned">
          {money(euros)}
        </output>{" "}
        <span>in {formatSeconds(seconds)} here</span>
      </p>
      <Till euros={euros} coffees={euros / coffee} hamsterHours={euros / hamsterHour} />
      <p className={styles.shop}>
        {has ? `So far that is ${has.name}. ` : "So far that is nothing with a price. "}
        {next && perSecond > 0
          ? `Next: ${next.name}, in ${formatClock((next.euros - euros) / perSecond)}.`
          : "The shop has nothing more to sell you."}
      </p>
      <div className={styles.controls}>
        <Field
          label={typed === null && salary === example ? "A salary, € a month" : "Salary, € a month"}
          inputMode="decimal"
          maxLength={20}
          value={salary}
          problem={"problem" in reading && reading.problem}
          onChange={type}
        />
        <Choice
          label="Paid"
          value={basis}
          options={Object.entries(bases) as [Basis, string][]}
          onChange={setBasis}
        />
        <Slider
          label={people === 1 ? "Meeting: just you" : `Meeting: ${pluralise(people, "person", "people")}`}
          min={1}
          max={20}
          value={people}
          onChange={setPeople}
        />
        <Slider
          label={`A coffee: ${money(coffee).replace(/0 €/, " €")}`}
          min={0.5}
          max={8}
          step={0.1}
          value={coffee}
          onChange={setCoffee}
        />
      </div>
      <div className="buttons">
        <Checkbox
          label="Remember my salary in this browser"
          checked={stored !== null}
          onChange={wanted => {
            setTyped(salary)
            if (wanted) setStored(salary.slice(0, 20))
            else remove(storedSalary)
          }}
        />
        <RevealOnce when={"euros" in reading}>
          <Checkbox label="Put my salary in the link" checked={isLinked} onChange={setLinked} />
          <ShareButton
            link={isLinked ? `?salary=${encodeURIComponent(salary)}` : "?"}
            text={`I was paid ${money(euros)} to look at this page.`}
          />
        </RevealOnce>
      </div>
    </div>
  )
}
