import { act, render, screen } from "@testing-library/react"
import { renderToString } from "react-dom/server"
import { Effects } from "../../src/effects/Effects"
import { logoText } from "../../src/effects/logo"
import { calmMode } from "../../src/hooks/browser/motion"
import { write } from "../../src/hooks/storage/useStorage"

jest.mock("../../src/effects/DeferredEffects", () => ({
  __esModule: true,
  default: ({ path, title }: { path: string; title: string }) => (
    <p>
      Moving at {path}: {title}
    </p>
  ),
}))

const info = jest.spyOn(console, "info").mockImplementation()
const moving = () => screen.queryByText("Moving at /todo: Todo")
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

beforeEach(() => {
  localStorage.clear()
  jest.useFakeTimers()
})
afterEach(() => {
  jest.restoreAllMocks()
  jest.useRealTimers()
})

describe("the effects", () => {
  it("print the logo once a load, coloured", () => {
    const first = render(<Effects path="/" title="juhq.fi" />)
    first.unmount()
    render(<Effects path="/todo" title="Todo" />)
    const logos = info.mock.calls.filter(([line]) => line === logoText)
    expect(logos).toEqual([[expect.stringMatching(/^%c/), expect.stringContaining("color")]])
  })

  it("are not in the static HTML", () => {
    expect(renderToString(<Effects path="/todo" title="Todo" />)).toBe("")
  })

  it("come when the page has loaded and the browser rests", async () => {
    const state = jest.spyOn(document, "readyState", "get").mockReturnValue("interactive")
    render(<Effects path="/todo" title="Todo" />)
    await pass(10_000)
    expect(moving()).toBeNull()
    state.mockReturnValue("complete")
    window.dispatchEvent(new Event("load"))
    await pass(999)
    expect(moving()).toBeNull()
    await pass(2)
    expect(moving()).not.toBeNull()
  })

  it("wait for the browser's own word that it rests, where it gives one", async () => {
    let rest = () => {}
    const request = jest.fn((callback: () => void) => {
      rest = callback
      return 7
    })
    const cancel = jest.fn()
    Object.assign(window, { requestIdleCallback: request, cancelIdleCallback: cancel })
    const { unmount } = render(<Effects path="/todo" title="Todo" />)
    await pass(5000)
    expect(moving()).toBeNull()
    act(() => rest())
    await pass(10)
    expect(moving()).not.toBeNull()
    unmount()
    expect(cancel).toHaveBeenCalledWith(7)
    Reflect.deleteProperty(window, "requestIdleCallback")
    Reflect.deleteProperty(window, "cancelIdleCallback")
  })

  it("are none in calm mode, stop at once when it is switched on, and come back", async () => {
    write(calmMode, true)
    render(<Effects path="/todo" title="Todo" />)
    await pass(5000)
    expect(moving()).toBeNull()
    act(() => write(calmMode, false))
    await pass(10)
    expect(moving()).not.toBeNull()
    act(() => write(calmMode, true))
    expect(moving()).toBeNull()
  })
})
