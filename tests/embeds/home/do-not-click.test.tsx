import { act, fireEvent, render, screen } from "@testing-library/react"
import DoNotClick from "../../../src/embeds/home/do-not-click/DoNotClick"
import { giveSpeech, line, type Stage, wearOf } from "../../../src/embeds/home/do-not-click/logic"
import { cardboardButton } from "../../../src/embeds/home/do-not-click/useSecondAct"
import { juhkuCount } from "../../../src/hooks/storage/juhkuCount"
import { looseThing } from "../../../src/hooks/storage/looseThing"
import { recycleBin, restore } from "../../../src/hooks/storage/recycleBin"
import { addTravel, travels } from "../../../src/hooks/storage/travels"
import { read, write } from "../../../src/hooks/storage/useStorage"
import { bringGuest, visit } from "../../jest/visit"
import { type FakeVoice, giveVoice } from "../../jest/voice"

const later = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))
const click = (name: string) => fireEvent.click(screen.getByRole("button", { name }))
const finish = (voice: FakeVoice) => act(async () => voice.finish())
const words = (text: string) => text.split(" ").filter(part => part === "Juhku").length

/** Tells the whole speech on a clock without waiting, and returns what happened when. */
async function told(stage: Partial<Stage> = {}) {
  let now = 0
  const spoken: { at: number; text: string; lang: string }[] = []
  const shown: number[] = []
  await giveSpeech({
    speak: (text, lang) => {
      spoken.push({ at: now, text, lang })
      return Promise.resolve()
    },
    hasVoice: true,
    wait: ms => {
      now += ms < 10_000 ? ms : 0
      return Promise.resolve()
    },
    isStopped: () => false,
    onWord: said => shown.push(said),
    ...stage,
  })
  return { spoken, shown }
}

describe("the speech", () => {
  it("reproaches at once, and goes on after a second with a hundred words in Finnish", async () => {
    const { spoken } = await told()
    expect(spoken[0]).toMatchObject({ at: 0, text: "I told you not to click me!" })
    const rest = spoken.slice(1)
    expect(rest[0]?.at).toBe(1000)
    expect(new Set(rest.map(({ lang }) => lang))).toEqual(new Set(["fi-FI"]))
    expect(rest.reduce((sum, { text }) => sum + words(text), 0)).toBe(100)
  })

  it("takes a breath after every ten words, as long texts stall", async () => {
    const { spoken } = await told()
    expect(spoken.slice(1).map(({ text }) => words(text))).toEqual(Array(10).fill(10))
  })

  it("shows each word once, with a voice or without", async () => {
    const all = Array.from({ length: 100 }, (_, i) => i + 1)
    expect((await told()).shown).toEqual(all)
    expect((await told({ hasVoice: false })).shown).toEqual(all)
  })

  it("says no word more when it is stopped", async () => {
    let said = 0
    const { shown } = await told({ isStopped: () => said >= 13, onWord: n => (said = n) })
    expect(said).toBe(13)
    expect(shown).toEqual([])
  })

  it("shows the words of one breath at a time", () => {
    expect([0, 1, 10, 11, 100].map(said => words(line(said)))).toEqual([0, 1, 10, 1, 10])
  })
})

describe("the button that should not be clicked", () => {
  let voice: FakeVoice | undefined
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    voice?.remove()
    voice = undefined
    window.localStorage.clear()
    jest.useRealTimers()
  })

  it("is silent until it is clicked", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    await later(5000)
    expect(voice.asked).toEqual([])
    expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument()
  })

  it("speaks at once, and after a second in Finnish", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    click("Do not click me")
    expect(voice.asked.map(({ text }) => text)).toEqual(["I told you not to click me!"])
    expect(screen.getByRole("status")).toHaveTextContent("I told you not to click me!")
    await later(999)
    expect(voice.asked).toHaveLength(1)
    await later(1)
    expect(voice.asked[1]).toMatchObject({ lang: "fi-FI", text: Array(10).fill("Juhku").join(" ") })
  })

  it("has told a thing from another page to stop the visitor, which remembers that it didn't", async () => {
    jest.useRealTimers()
    visit(<DoNotClick />, { path: "/" })
    await bringGuest()
    expect(await screen.findByRole("button", { name: "Talk to the tea towel" })).toBeInTheDocument()
    click("Do not click me")
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(
      "I told you not to click me! And I told the tea towel to stop you.",
    )
    const memory = read(travels)["/error-418"]?.[0]
    expect(memory).toEqual({ on: "/", what: "Was to stop somebody at a red button, and didn't." })
    await act(async () => write(looseThing, null))
    click("Stop")
    click("Do not click me")
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(/^I told you not to click me!$/)
    click("Stop")
    await act(async () => addTravel("/error-418", { on: "/panda", what: "Was eaten by a panda." }))
    click("Do not click me")
    expect(screen.getAllByRole("status")[0]).toHaveTextContent(
      "I told you not to click me! I have heard about the tea towel.",
    )
    click("Stop")
  })

  it("waits for the voice before the next breath, but not for ever", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    click("Do not click me")
    await finish(voice)
    await later(6000)
    expect(voice.asked).toHaveLength(2)
    await finish(voice)
    expect(voice.asked).toHaveLength(3)
    await later(25_000)
    expect(voice.asked).toHaveLength(4)
  })

  it("says all hundred, counts them, and can then be clicked again", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    click("Do not click me")
    await finish(voice)
    for (let i = 0; i < 10; i++) {
      await later(5000)
      await finish(voice)
    }
    expect(voice.asked.reduce((sum, { text }) => sum + words(text), 0)).toBe(100)
    expect(screen.getByText("0 to go")).toBeInTheDocument()
    expect(screen.getByRole("status")).toHaveTextContent("That was all of them.")
    expect(read(juhkuCount)).toBe(100)
    click("OK")
    expect(screen.queryByText("0 to go")).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Do not click me" })).toHaveFocus()
    click("Do not click me")
    expect(screen.getByRole("status")).toHaveTextContent("I told you not to click me!")
  })

  it("stops when it is told to", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    click("Do not click me")
    await later(2000)
    const before = voice.cancelled()
    click("Stop")
    expect(voice.cancelled()).toBe(before + 1)
    await later(60_000)
    expect(voice.asked).toHaveLength(2)
    expect(screen.queryByText(/to go/)).not.toBeInTheDocument()
    expect(screen.getByRole("button", { name: "Do not click me" })).toHaveFocus()
  })

  it("is put away by Escape from anywhere on the page", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    click("Do not click me")
    await later(2000)
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(screen.queryByRole("button", { name: "Stop" })).not.toBeInTheDocument()
    await later(60_000)
    expect(voice.asked).toHaveLength(2)
  })

  it("doesn't begin twice", async () => {
    voice = giveVoice("Satu fi-FI")
    render(<DoNotClick />)
    click("Do not click me")
    click("Do not click me")
    expect(screen.getByRole("status")).toHaveTextContent("I noticed the first time.")
    await later(1500)
    expect(voice.asked).toHaveLength(2)
  })

  it("loses something more at each further click, and is as new when it is stopped", async () => {
    render(<DoNotClick />)
    const said = () => screen.getByRole("status").textContent
    const replies = Array.from({ length: 8 }, () => {
      click("Do not click me")
      return said()
    })
    expect(replies[0]).toBe("I told you not to click me!")
    expect(new Set(replies.slice(0, 7)).size).toBe(7)
    expect(replies[7]).toBe(replies[6])
    expect(screen.getByRole("button", { name: "Do not click me" }).parentElement).toHaveAttribute(
      "data-broken",
      "4",
    )
    click("Stop")
    expect(screen.getByRole("button", { name: "Do not click me" }).parentElement).toHaveAttribute(
      "data-broken",
      "0",
    )
  })

  it.each([
    ["no synthesiser", () => undefined],
    ["a synthesiser without voices", () => giveVoice()],
  ])("shows the words one by one where there is %s", async (_, make) => {
    voice = make()
    render(<DoNotClick />)
    click("Do not click me")
    expect(screen.getByRole("status")).toHaveTextContent("I told you not to click me!")
    await later(1000)
    expect(screen.getByText("99 to go")).toBeInTheDocument()
    await later(400)
    expect(screen.getByText("98 to go")).toBeInTheDocument()
    expect(screen.getByText("Juhku Juhku")).toBeInTheDocument()
    await later(40_000)
    expect(screen.getByText("0 to go")).toBeInTheDocument()
  })

  it("falls silent with the page", async () => {
    voice = giveVoice("Satu fi-FI")
    const { unmount } = render(<DoNotClick />)
    click("Do not click me")
    await later(1500)
    const before = voice.cancelled()
    unmount()
    await later(60_000)
    expect(voice.cancelled()).toBe(before + 1)
    expect(voice.asked).toHaveLength(2)
  })
})

describe("the second act of the button", () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => {
    window.localStorage.clear()
    jest.useRealTimers()
  })
  const wall = () => screen.getByRole("button", { name: "Do not click me" }).parentElement
  const status = () => screen.getByRole("status")

  it("shows that it is coming after ten words and after fifty", async () => {
    expect([0, 9, 10, 49, 50, 300].map(wearOf)).toEqual([0, 0, 1, 1, 2, 2])
    const { container } = render(<DoNotClick />)
    const drawings = () => container.querySelectorAll("svg").length
    const before = drawings()
    click("Do not click me")
    await later(1000 + 9 * 400)
    expect(status()).toHaveTextContent("Ten. That one hurt.")
    expect(drawings()).toBe(before + 1)
    await later(40 * 400)
    expect(status()).toHaveTextContent("Fifty. I can taste paint.")
    expect(drawings()).toBe(before + 2)
    expect(screen.getByText("50")).toBeInTheDocument()
  })

  it("resigns after the hundredth word, and leaves a button of cardboard and an item in the bin", async () => {
    const { unmount } = render(<DoNotClick />)
    click("Do not click me")
    await later(1000 + 100 * 400)
    expect(status()).toHaveTextContent("That was all of them.")
    expect(wall()).toHaveAttribute("data-scene", "hoarse")
    await later(2400)
    expect(status()).toHaveTextContent("I resign.")
    click("Do not click me")
    expect(status()).toHaveTextContent("I resign.")
    await later(1800)
    expect(status()).toHaveTextContent("Nobody moves.")
    await later(2600)
    expect(status()).toHaveTextContent("The old one is resting in the Recycle Bin.")
    expect(wall()).toHaveAttribute("data-cardboard")
    expect(read(recycleBin).map(({ label }) => label)).toEqual(["A red button"])
    click("OK")
    expect(wall()).not.toHaveAttribute("data-scene")
    expect(wall()).toHaveAttribute("data-cardboard")

    unmount()
    render(<DoNotClick />)
    expect(wall()).toHaveAttribute("data-cardboard")
    click("Do not click me")
    expect(status()).toHaveTextContent("I told you not to click me!")
    await later(1000 + 100 * 400)
    expect(wall()).not.toHaveAttribute("data-scene")
    expect(read(recycleBin)).toHaveLength(1)
  })

  it("counts the words of other speeches, and begins when one is stopped", async () => {
    write(juhkuCount, 98)
    render(<DoNotClick />)
    click("Do not click me")
    await later(1000)
    click("Stop")
    expect(status()).toBeEmptyDOMElement()
    click("Do not click me")
    await later(1000)
    click("Stop")
    expect(wall()).toHaveAttribute("data-scene", "hoarse")
    fireEvent.keyDown(document.body, { key: "Escape" })
    expect(wall()).not.toHaveAttribute("data-scene")
    expect(wall()).toHaveAttribute("data-cardboard")
  })

  it("is red again when it is restored from the bin", async () => {
    write(juhkuCount, 100)
    render(<DoNotClick />)
    click("Do not click me")
    await later(1000)
    click("Stop")
    for (const ms of [2400, 1800, 2600]) await later(ms)
    expect(wall()).toHaveAttribute("data-cardboard")
    act(() => void restore(() => true))
    expect(wall()).not.toHaveAttribute("data-cardboard")
    expect(read(cardboardButton)).toBe(false)
    expect(read(recycleBin)).toEqual([])
  })
})
