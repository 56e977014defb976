import { act, render, renderHook, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { EmptyList } from "../../../src/kits/list/EmptyList"
import { ListCount } from "../../../src/kits/list/ListCount"
import type { ListSpec } from "../../../src/kits/list/logic"
import { SearchField } from "../../../src/kits/list/SearchField"
import { SortHead } from "../../../src/kits/list/SortHead"
import { useIncrementalCount } from "../../../src/kits/list/useIncrementalCount"
import { useList } from "../../../src/kits/list/useList"

const items = ["owl", "hen", "hamster", "cow"]
const spec: ListSpec<string> = {
  search: { text: item => item },
  orders: {
    name: { compare: (a, b) => (a < b ? -1 : 1) },
    length: { compare: (a, b) => a.length - b.length },
  },
  filters: {
    h: { values: ["yes", "no"], holds: (item, value) => item.startsWith("h") === (value === "yes") },
  },
}
const address = { search: "q", order: "sort", h: "h" }

beforeEach(() => window.history.replaceState(null, "", "/animals?other=1"))

describe("a list", () => {
  it("is whole and as it came at first, and then as its address says", () => {
    window.history.replaceState(null, "", "/animals?q=h&sort=-length&h=perhaps")
    const drawn: (readonly string[])[] = []
    const { result } = renderHook(() => {
      const list = useList(items, spec, address)
      drawn.push(list.shown)
      return list
    })
    expect(drawn[0]).toEqual(items)
    expect(result.current.shown).toEqual(["hamster", "hen"])
    expect(result.current.sort).toEqual({ by: "length", down: true })
    expect(result.current.filter("h")).toBeNull()
  })

  it("keeps its state in the address, beside other keys", () => {
    const { result } = renderHook(() => useList(items, spec, address))
    act(() => result.current.setQuery("e"))
    act(() => result.current.press("name"))
    act(() => result.current.setFilter("h", "yes"))
    expect(window.location.search).toBe("?other=1&q=e&sort=name&h=yes")
    expect(result.current.shown).toEqual(["hamster", "hen"])
    expect(result.current.isWhole).toBe(false)
    act(() => result.current.clear())
    expect(result.current.isWhole).toBe(true)
    expect(result.current.shown).toEqual(["cow", "hamster", "hen", "owl"])
    expect(window.location.search).toBe("?other=1&sort=name")
  })

  it("goes back with the visitor", () => {
    const { result } = renderHook(() => useList(items, spec, address))
    act(() => result.current.setQuery("owl"))
    act(() => {
      window.history.replaceState(null, "", "/animals?q=cow")
      window.dispatchEvent(new PopStateEvent("popstate"))
    })
    expect(result.current.shown).toEqual(["cow"])
  })

  it("is kept on the page alone where it has no address", () => {
    const { result } = renderHook(() => useList(items, spec))
    act(() => result.current.setQuery("owl"))
    expect(result.current.shown).toEqual(["owl"])
    expect(window.location.search).toBe("?other=1")
  })

  it("has a single unnamed group if it is not grouped", () => {
    const { result } = renderHook(() => useList(items, spec))
    expect(result.current.groups).toEqual([{ key: "", items }])
  })
})

describe("the parts of a list", () => {
  function Animals({ search = true }) {
    const list = useList(items, spec)
    return (
      <>
        {search && <SearchField list={list} label="Which" />}
        <button type="button" onClick={() => list.setFilter("h", "yes")}>
          With h
        </button>
        <ListCount list={list} things="animals" />
        <table>
          <thead>
            <tr>
              <SortHead list={list} by="name">
                Name
              </SortHead>
              <SortHead list={list} by="length">
                Length
              </SortHead>
            </tr>
          </thead>
        </table>
        <EmptyList list={list} button="Show every animal">
          They have left.
        </EmptyList>
        <ul>
          {list.shown.map(item => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </>
    )
  }
  const shown = () => screen.queryAllByRole("listitem").map(({ textContent }) => textContent)
  const head = (name: string) => screen.getByRole("columnheader", { name })

  it("say how many there are, and how they are ordered", async () => {
    const user = userEvent.setup()
    render(<Animals />)
    expect(screen.getByRole("status")).toHaveTextContent("All 4 animals.")
    expect(head("Name")).not.toHaveAttribute("aria-sort")
    await user.click(screen.getByRole("button", { name: "Name" }))
    expect(head("Name")).toHaveAttribute("aria-sort", "ascending")
    expect(shown()).toEqual(["cow", "hamster", "hen", "owl"])
    await user.click(screen.getByRole("button", { name: "Name" }))
    expect(head("Name")).toHaveAttribute("aria-sort", "descending")
    await user.click(screen.getByRole("button", { name: "Length" }))
    expect(head("Name")).not.toHaveAttribute("aria-sort")
    await user.type(screen.getByLabelText("Which"), "ow")
    expect(screen.getByRole("status")).toHaveTextContent("2 of 4 animals.")
  })

  it("clear the search and filters, and move the focus to the field, or else to the count", async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Animals />)
    await user.type(screen.getByLabelText("Which"), "o")
    await user.click(screen.getByRole("button", { name: "With h" }))
    expect(shown()).toEqual([])
    await user.click(screen.getByRole("button", { name: "Show every animal" }))
    expect(shown()).toEqual(items)
    expect(screen.getByLabelText("Which")).toHaveFocus()
    unmount()
    render(<Animals search={false} />)
    await user.click(screen.getByRole("button", { name: "Show every animal" }))
    expect(screen.getByText("All 4 animals.").parentElement).toHaveFocus()
  })
})

describe("many rows", () => {
  const numbers = (count: number) => Array.from({ length: count }, (_, i) => i)

  it("are all drawn at first, and come back in pieces, of which none is large", () => {
    const seen: number[] = []
    const all = numbers(1000)
    const { rerender } = renderHook(({ rows }) => seen.push(useIncrementalCount(rows)), {
      initialProps: { rows: all },
    })
    expect(seen).toEqual([1000])
    rerender({ rows: [] })
    seen.length = 0
    rerender({ rows: all })
    const pieces = seen.map((count, i) => count - (seen[i - 1] ?? 0))
    expect(Math.max(...pieces)).toBeLessThanOrEqual(150)
    expect(seen.at(-1)).toBe(1000)
  })

  it("go at once", () => {
    const all = numbers(1000)
    const { result, rerender } = renderHook(({ rows }) => useIncrementalCount(rows), {
      initialProps: { rows: all },
    })
    const few = all.filter(number => number % 7 === 0)
    rerender({ rows: few })
    expect(result.current).toBe(few.length)
  })
})
