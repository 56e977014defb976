import { useEffect, useEffectEvent, useState } from "react"
import { Reserve } from "../../../components/reserve/Reserve"
import { ShareButton } from "../../../components/share-button/ShareButton"
import { StatusMessage } from "../../../components/status-message/StatusMessage"
import { usePageData } from "../../../hooks/page/page"
import { choice, whole } from "../../../kits/address/codecs"
import { useAddress } from "../../../kits/address/useAddress"
import { Checkbox } from "../../../kits/controls/Checkbox"
import { Choice } from "../../../kits/controls/Choice"
import { Slider } from "../../../kits/controls/Slider"
import { inSentence, useGuest } from "../../../kits/guest/useGuest"
import { noteFrequency } from "../../../kits/sound/openSound"
import { useSound } from "../../../kits/sound/useSound"
import type { Recipe } from "../../../lib/content/recipe"
import { formatClock } from "../../../lib/text/duration"
import { pluralise } from "../../../lib/text/pluralise"
import {
  amountText,
  biteText,
  connective,
  guestText,
  maxPizzas,
  maxSeeds,
  melonsFor,
  minutesUntilEaten,
  nextWithoutLeftover,
  restText,
  seedText,
  slices,
  systems,
} from "./logic"
import { Picture } from "./parts/Picture"
import { useTimers } from "./useTimers"
import * as styles from "./WatermelonPizza.module.css"

const unitNames = { metric: "Grams", cups: "Cups", hamster: "Hamsters" } as const

/**
 * A recipe for any number of pizzas in three systems of units, with timers and a sum of the leftover melon.
 *
 * @feed A real recipe with timers, in grams, cups or hamsters, and a watermelon that never comes out even.
 * @data watermelon-pizza
 */
export default function WatermelonPizza() {
  const { "watermelon-pizza": recipe } = usePageData<{ "watermelon-pizza": Recipe }>()
  const { ingredients, steps } = recipe
  const { values, set } = useAddress({ pizzas: whole(1, maxPizzas, 2), units: choice(systems) })
  const { pizzas, units } = values
  const [done, setDone] = useState<readonly string[]>([])
  const { at, timers, start, stop } = useTimers(steps.length)
  const sound = useSound()

  const each = ingredients.find(({ name }) => name.startsWith("watermelon"))?.amount ?? 150
  const guest = useGuest()
  const guestName = guest && inSentence(guest)
  /** The number of pizzas on which the guest lies in place of the melon. */
  const without = guest ? 1 : 0
  const melons = melonsFor(pizzas - without, each)
  const rest = restText(melons, each, guestName)
  const baking = steps.find(({ name }) => name === "Bake")?.minutes ?? 9
  const eaten = at === null ? null : at + minutesUntilEaten(pizzas, recipe.prepMinutes + 4, baking) * 60_000
  const ringing = timers.flatMap((timer, i) => (timer?.rings ? [i] : []))
  const first = ringing[0] ?? timers.map(timer => timer !== null).lastIndexOf(true)
  const scene = steps[first]?.picture ?? "pizza"

  const ring = useEffectEvent(() => {
    for (let i = 0; i < 6; i++)
      sound.open()?.play({ frequency: noteFrequency(i % 2 ? 24 : 28), at: i * 0.18, seconds: 0.3 })
  })
  const rings = ringing.length
  useEffect(() => {
    if (rings > 0) ring()
  }, [rings])

  const [bites, setBites] = useState(0)
  const [seeds, setSeeds] = useState(0)
  const [message, setMessage] = useState("")
  const bite = () => {
    const eaten = (bites + 1) % (slices + 1)
    setBites(bites + 1)
    setMessage(biteText(eaten, guestName))
    const happened = guestText(eaten)
    if (happened !== null) guest?.remember(happened)
  }
  const spit = () => {
    setSeeds(seeds + 1)
    setMessage(seedText((seeds + 1) % (maxSeeds + 1)))
  }
  return (
    <div className={styles.tool}>
      <div className={styles.top}>
        <Picture
          of={scene}
          pizzas={pizzas}
          melons={melons}
          bitten={bites % (slices + 1)}
          spat={seeds % (maxSeeds + 1)}
          onBite={bite}
          onSpit={spit}
          guest={guest}
          label={`${recipe.name}: a table with ${scene}${guestName && scene === "pizza" ? ` and ${guestName} on it` : ""}, ${pluralise(pizzas, "box", "boxes")} and what is left of the melon`}
        />
        <div className={styles.controls}>
          <Slider
            label={<b>{pluralise(pizzas, "pizza")}</b>}
            min={1}
            max={maxPizzas}
            value={pizzas}
            onChange={next => set({ pizzas: next })}
          />
          <p className={styles.leftover} role="status">
            {rest}
          </p>
          <div className={styles.buttons}>
            <button type="button" onClick={() => set({ pizzas: nextWithoutLeftover(pizzas, each, without) })}>
              Use up the melon
            </button>
            <button type="button" onClick={bite}>
              Eat a slice
            </button>
            <button type="button" onClick={spit}>
              Spit a seed
            </button>
          </div>
          <p className={styles.eaten}>
            {eaten === null
              ? "Begin now, eat later."
              : `Begin now and the last is eaten at ${clock(eaten)}${eaten - (at ?? 0) > 8 * 3_600_000 ? ", probably cold" : ""}.`}
          </p>
        </div>
      </div>
      <div className={styles.columns}>
        <section className={styles.paper} aria-label="Ingredients">
          <Choice
            label="Units"
            value={units}
            options={systems.map(system => [system, unitNames[system]] as const)}
            onChange={next => set({ units: next })}
            beside
          />
          {ingredients.map(item => (
            <Checkbox
              key={item.name}
              label={
                <span className={styles.ingredient}>
                  <Reserve
                    all={systems.map(
                      system =>
                        `${amountText(item, pizzas, system)}${connective(item, system)}${item.name} ..`,
                    )}
                  >
                    <b>
                      {amountText(
                        item,
                        item.name.startsWith("watermelon") ? pizzas - without : pizzas,
                        units,
                      )}
                    </b>
                    {connective(item, units)}
                    {item.name}
                  </Reserve>
                </span>
              }
              checked={done.includes(item.name)}
              onChange={on => setDone(on ? [...done, item.name] : done.filter(name => name !== item.name))}
            />
          ))}
        </section>
        <ol className={styles.paper}>
          {steps.map(({ name, text, minutes }, i) => {
            const timer = timers[i] ?? null
            return (
              <li key={name} data-rings={timer?.rings || undefined}>
                <div className={styles.step}>
                  <b>{name}</b>
                  <button
                    type="button"
                    aria-label={timer ? `Stop: ${name}` : `${minutes} min: ${name}`}
                    onClick={() => {
                      sound.open()
                      if (timer) stop(i)
                      else start(i, minutes)
                    }}
                  >
                    {timer ? (timer.rings ? "Done!" : formatClock(timer.left)) : `${minutes} min`}
                  </button>
                </div>
                {text}
              </li>
            )
          })}
        </ol>
      </div>
      <div className={styles.buttons}>
        <button type="button" onClick={() => window.print()}>
          Print
        </button>
        <ShareButton text={`Watermelon pizza for ${pluralise(pizzas, "pizza")}: ${rest}`} />
      </div>
      <StatusMessage>{ringing.map(i => `${steps[i]?.name}: time is up.`).join(" ") || message}</StatusMessage>
    </div>
  )
}

/** Formats a time as "14:35" in the visitor's time zone. */
function clock(at: number): string {
  return new Date(at).toLocaleTimeString("en-GB", { hour: "2-digit", minute: "2-digit" })
}
