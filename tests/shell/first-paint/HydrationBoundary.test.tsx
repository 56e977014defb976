import { act, render, screen } from "@testing-library/react"
import { useState } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { renderToString } from "react-dom/server"
import { HydrationBoundary } from "../../../src/shell/first-paint/HydrationBoundary"
import {
  hydrationOrder,
  markHydrated,
  startHydrationQueue,
} from "../../../src/shell/first-paint/hydrationQueue"

let again: () => void
let root: Root | undefined

function Words({ name, round }: { name: string; round: number }) {
  const [pressed, setPressed] = useState(0)
  return (
    <button type="button" onClick={() => setPressed(pressed + 1)}>
      {name} {round} {pressed}
    </button>
  )
}

function Page() {
  const [round, setRound] = useState(0)
  again = () => setRound(round + 1)
  return hydrationOrder.map(name => (
    <HydrationBoundary key={name} name={name}>
      <Words name={name} round={round} />
    </HydrationBoundary>
  ))
}

afterEach(() => {
  act(() => root?.unmount())
  document.body.replaceChildren()
  for (const name of hydrationOrder) markHydrated(name)
  jest.useRealTimers()
})

/** Hydrates a server-rendered page up to the first boundary; `errors` collects recoverable errors. */
async function hydratePage() {
  jest.useFakeTimers()
  const host = document.createElement("div")
  document.body.append(host)
  host.innerHTML = renderToString(<Page />)
  const buttons = [...host.querySelectorAll("button")]
  const errors: unknown[] = []
  startHydrationQueue()
  await act(async () => {
    root = hydrateRoot(host, <Page />, { onRecoverableError: error => errors.push(error) })
  })
  const texts = () => [...host.querySelectorAll("button")].map(button => button.textContent)
  return { host, buttons, errors, texts }
}

/** Runs the timers that hydrate all boundaries. */
async function hydrateAll() {
  for (const _ of hydrationOrder) await act(async () => jest.runAllTimers())
}

test("every boundary hydrates its static HTML, and none renders anew", async () => {
  const { host, buttons, errors } = await hydratePage()
  await hydrateAll()
  expect([...host.querySelectorAll("button")]).toEqual(buttons)
  for (const button of buttons) await act(async () => button.click())
  expect(buttons.map(button => button.textContent)).toEqual(hydrationOrder.map(name => `${name} 0 1`))
  expect(errors).toEqual([])
})

test("waiting boundaries get new props when they hydrate", async () => {
  const { host, buttons, errors, texts } = await hydratePage()
  await act(async () => again())
  const [first, ...rest] = hydrationOrder
  expect(texts()).toEqual([`${first} 1 0`, ...rest.map(name => `${name} 0 0`)])
  await hydrateAll()
  expect(texts()).toEqual(hydrationOrder.map(name => `${name} 1 0`))
  expect([...host.querySelectorAll("button")]).toEqual(buttons)
  expect(errors).toEqual([])
})

test("without static HTML all boundaries render at once", () => {
  render(<Page />)
  expect(screen.getAllByRole("button").map(button => button.textContent)).toEqual(
    hydrationOrder.map(name => `${name} 0 0`),
  )
})
