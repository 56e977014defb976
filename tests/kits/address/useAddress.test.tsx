import { act, render, renderHook, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useEffect } from "react"
import { renderToString } from "react-dom/server"
import { choice, flag, text, whole } from "../../../src/kits/address/codecs"
import { StartAgain } from "../../../src/kits/address/StartAgain"
import { useAddress } from "../../../src/kits/address/useAddress"

const codecs = {
  distance: text("42 km"),
  to: choice(["metres", "hamsters"]),
  sides: whole(3, 12, 6),
  open: flag(false),
}
const initial = { distance: "42 km", to: "metres", sides: 6, open: false }
const at = (query: string) => window.history.replaceState(null, "", `/toy${query}`)
const query = () => window.location.search

afterEach(() => {
  jest.restoreAllMocks()
  window.history.replaceState(null, "", "/")
})

describe("the settings of a page", () => {
  it("is the initial in the first render and what the address says after it", () => {
    at("?to=hamsters&sides=12&open=1")
    const seen: unknown[] = []
    renderHook(() => seen.push(useAddress(codecs).values))
    expect(seen[0]).toEqual(initial)
    expect(seen.at(-1)).toEqual({ ...initial, to: "hamsters", sides: 12, open: true })
  })

  it("is the initial where the address can't be read", () => {
    at("?to=elephants&sides=2&open=perhaps&distance=")
    const { result } = renderHook(() => useAddress(codecs))
    expect(result.current.values).toEqual({ ...initial, distance: "" })
    expect(query()).toBe("?to=elephants&sides=2&open=perhaps&distance=")
  })

  it("goes into the address in one change, beside other keys, without a history entry", () => {
    at("?other=1")
    const steps = window.history.length
    const replace = jest.spyOn(window.history, "replaceState")
    const { result } = renderHook(() => useAddress(codecs))
    act(() => result.current.set({ distance: "5 mi", sides: 3, open: true }))
    expect(result.current.values).toEqual({ distance: "5 mi", to: "metres", sides: 3, open: true })
    expect(query()).toBe("?other=1&distance=5+mi&sides=3&open=1")
    expect(replace).toHaveBeenCalledTimes(1)
    expect(window.history.length).toBe(steps)
  })

  it("leaves the address where it is the initial again", () => {
    at("?sides=3&to=hamsters")
    const { result } = renderHook(() => useAddress(codecs))
    act(() => result.current.set({ sides: 6 }))
    expect(query()).toBe("?to=hamsters")
    expect(result.current.touched).toBe(true)
    act(() => result.current.set({ to: "metres" }))
    expect(query()).toBe("")
    expect(result.current.touched).toBe(false)
  })

  it("keeps two settings of the same event", () => {
    const { result } = renderHook(() => useAddress(codecs))
    act(() => {
      result.current.set({ sides: 3 })
      result.current.set({ open: true })
    })
    expect(result.current.values).toEqual({ ...initial, sides: 3, open: true })
  })

  it("follows Back and Forward on its page, and not to another page", () => {
    at("")
    const { result } = renderHook(() => useAddress(codecs))
    act(() => result.current.set({ sides: 3 }))
    at("?sides=9")
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")))
    expect(result.current.values.sides).toBe(9)
    window.history.replaceState(null, "", "/other?sides=4")
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")))
    expect(result.current.values.sides).toBe(9)
    at("")
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")))
    expect(result.current.values).toEqual(initial)
  })

  it("stays on the page alone where it is too long for an address", () => {
    const { result } = renderHook(() => useAddress({ note: text("", { maxLength: 4 }), all: text("") }))
    act(() => result.current.set({ note: "12345", all: "ä".repeat(8000) }))
    expect(query()).toBe("")
    expect(result.current.values.note).toBe("12345")
    expect(result.current.values.all).toHaveLength(8000)
    expect(result.current.touched).toBe(true)
  })

  it("can be set from an effect, with the codecs of the last render", () => {
    const { result, rerender } = renderHook(
      ({ start }) => {
        const address = useAddress({ note: text(start) })
        const { set } = address
        useEffect(() => set({ note: "from an effect" }), [set])
        return address
      },
      { initialProps: { start: "a" } },
    )
    expect(result.current.values.note).toBe("from an effect")
    const { set } = result.current
    rerender({ start: "b" })
    expect(result.current.set).toBe(set)
    act(() => set({ note: "b" }))
    expect(query()).toBe("")
  })

  it("is typed by its codecs", () => {
    const { result } = renderHook(() => useAddress({ ...codecs, from: choice(["a", "b"], null) }))
    const { values, set } = result.current
    const to: "metres" | "hamsters" = values.to
    const from: "a" | "b" | null = values.from
    expect([to, from]).toEqual(["metres", null])
    // @ts-expect-error there are no elephants among the choices
    act(() => set({ to: "elephants" }))
    // @ts-expect-error a number is no text
    act(() => set({ distance: 3 }))
  })
})

describe("Start again", () => {
  function Toy() {
    const address = useAddress(codecs)
    return (
      <>
        <button type="button" onClick={() => address.set({ sides: address.values.sides + 1 })}>
          {address.values.sides} sides of {address.values.distance}
        </button>
        <StartAgain of={address} />
      </>
    )
  }
  const button = (name: string) => screen.getByRole("button", { name })

  it("puts everything back, and can be taken back by the button that has the focus", async () => {
    const user = userEvent.setup()
    at("?distance=1+mi&other=1")
    render(<Toy />)
    await user.click(button("6 sides of 1 mi"))
    await user.click(button("Start again"))
    expect(button("6 sides of 42 km")).toBeVisible()
    expect(query()).toBe("?other=1")
    expect(button("Undo")).toHaveFocus()
    await user.keyboard("{Enter}")
    expect(button("7 sides of 1 mi")).toBeVisible()
    expect(query()).toBe("?other=1&distance=1+mi&sides=7")
    expect(button("Start again")).toHaveFocus()
  })

  it("has nothing to take back once something else was set, or Back was pressed", async () => {
    const user = userEvent.setup()
    at("?sides=11")
    render(<Toy />)
    await user.click(button("Start again"))
    await user.click(button("6 sides of 42 km"))
    expect(screen.queryByRole("button", { name: "Undo" })).not.toBeInTheDocument()
    await user.click(button("Start again"))
    act(() => void window.dispatchEvent(new PopStateEvent("popstate")))
    // It has the focus, and keeps it.
    expect(button("Start again")).toHaveAttribute("aria-disabled", "true")
  })

  it("is off where nothing was set, in the first render too, and after a reset of nothing", async () => {
    at("?sides=11")
    expect(renderToString(<Toy />)).toMatch(/disabled=""[^>]*>Start again/)
    at("")
    render(<Toy />)
    expect(button("Start again")).toBeDisabled()
    const { result } = renderHook(() => useAddress(codecs))
    act(() => result.current.reset())
    expect(result.current.canUndo).toBe(false)
  })
})
