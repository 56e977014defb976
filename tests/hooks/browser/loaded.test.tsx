import { act, renderHook } from "@testing-library/react"
import { useLoaded } from "../../../src/hooks/browser/loaded"

/** Answers that are given by hand, in any order. */
function byHand() {
  const asked: { of: string; answer: (value: string) => void; fail: () => void }[] = []
  const load = (of: string) =>
    new Promise<string>((resolve, reject) =>
      asked.push({ of, answer: resolve, fail: () => reject(new Error()) }),
    )
  return { asked, load }
}
const settle = (what?: () => void) => act(async () => what?.())

describe("a loaded value", () => {
  it("is nothing in the first render, and then what was asked for", async () => {
    const { asked, load } = byHand()
    const seen: unknown[] = []
    const { result } = renderHook(() => {
      const loaded = useLoaded(() => load("a"), [])
      seen.push(loaded.value)
      return loaded
    })
    expect(seen[0]).toBeNull()
    await settle(() => asked[0]?.answer("one"))
    expect(result.current).toMatchObject({ value: "one", latest: "one", failed: false, attempt: 0 })
    expect(asked).toHaveLength(1)
  })

  it("is asked for anew when the question changes, and an answer that is late is not heeded", async () => {
    const { asked, load } = byHand()
    const { result, rerender } = renderHook(({ of }) => useLoaded(() => load(of), [of]), {
      initialProps: { of: "a" },
    })
    await settle(() => asked[0]?.answer("A"))
    rerender({ of: "b" })
    rerender({ of: "c" })
    expect(result.current).toMatchObject({ value: null, latest: "A" })
    await settle(() => asked[2]?.answer("C"))
    await settle(() => asked[1]?.answer("B"))
    expect(result.current.value).toBe("C")
    expect(asked.map(({ of }) => of)).toEqual(["a", "b", "c"])
  })

  it("says that it failed, until it is asked for once more", async () => {
    const { asked, load } = byHand()
    const { result } = renderHook(() => useLoaded(() => load("a"), []))
    await settle(() => asked[0]?.fail())
    expect(result.current).toMatchObject({ value: null, failed: true })
    await settle(() => result.current.retry())
    expect(result.current).toMatchObject({ failed: false, attempt: 1 })
    await settle(() => asked[1]?.answer("A"))
    expect(result.current).toMatchObject({ value: "A", failed: false })
  })

  it("has failed too where asking itself throws", async () => {
    const { result } = renderHook(() =>
      useLoaded((): Promise<string> => {
        throw new Error("no such thing")
      }, []),
    )
    await settle()
    expect(result.current.failed).toBe(true)
  })

  it("is not asked for before it is wanted, is kept after, and asked for again where it was missed", async () => {
    const { asked, load } = byHand()
    const { result, rerender } = renderHook(({ wanted }) => useLoaded(() => load("a"), [], wanted), {
      initialProps: { wanted: false },
    })
    expect(asked).toHaveLength(0)
    rerender({ wanted: true })
    await settle(() => asked[0]?.fail())
    rerender({ wanted: false })
    rerender({ wanted: true })
    await settle(() => asked[1]?.answer("A"))
    rerender({ wanted: false })
    rerender({ wanted: true })
    expect(result.current.value).toBe("A")
    expect(asked).toHaveLength(2)
  })

  it("may be a function, and hears nothing once its page has gone", async () => {
    const { result, unmount } = renderHook(() => useLoaded(async () => () => 42, []))
    await settle()
    expect(result.current.value?.()).toBe(42)
    unmount()
    const { asked, load } = byHand()
    const errors = jest.spyOn(console, "error").mockImplementation()
    const gone = renderHook(() => useLoaded(() => load("a"), []))
    gone.unmount()
    await settle(() => asked[0]?.answer("A"))
    expect(gone.result.current.value).toBeNull()
    expect(errors).not.toHaveBeenCalled()
    errors.mockRestore()
  })
})
