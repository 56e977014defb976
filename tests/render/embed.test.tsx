import { act, render, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { useState } from "react"
import { isLoadError } from "../../src/lib/content/loadError"
import { Embed } from "../../src/render/Embed"
import type { LoadedModule } from "../../src/render/readRegistry"
import { getLoadedEmbed } from "../../src/render/registry"

jest.mock("../../src/render/registry", () => ({
  eager: new Map(),
  loadEmbed: jest.fn(),
  getLoadedEmbed: jest.fn(),
}))

/** A loader that gives what it is told to, one thing a call; each name is used once, since React remembers. */
function loader(...answers: (LoadedModule | Error)[]) {
  return jest.fn(async () => {
    const answer = answers.shift()
    if (!answer || answer instanceof Error) throw answer ?? new Error("There is no more.")
    return answer
  })
}

const tea: LoadedModule = { default: ({ of }) => <p>A cup of {String(of)}</p> }
const chunkError = () => Object.assign(new Error("Loading chunk 7 failed."), { name: "ChunkLoadError" })
const place = (container: HTMLElement) => container.querySelector("[data-embed]")

beforeEach(() => jest.spyOn(console, "error").mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe("an embed", () => {
  it("says that it is loading, then is there with its props, and says that it is ready", async () => {
    const { container } = render(<Embed name="Tea" props={{ of: "rooibos" }} load={loader(tea)} />)
    expect(screen.getByText("Loading something...")).toBeInTheDocument()
    expect(place(container)).not.toHaveAttribute("data-ready")
    expect(await screen.findByText("A cup of rooibos")).toBeInTheDocument()
    expect(place(container)).toHaveAttribute("data-ready")
  })

  it("is drawn at once where its script has come before it, and stays what it is when another try loads it", () => {
    jest.mocked(getLoadedEmbed).mockReturnValue(tea.default)
    const load = loader()
    const { container, rerender } = render(<Embed name="WarmTea" props={{ of: "sencha" }} load={load} />)
    const drawn = screen.getByText("A cup of sencha")
    expect(place(container)).toHaveAttribute("data-ready")
    jest.mocked(getLoadedEmbed).mockReturnValue(() => <p>Another cup</p>)
    rerender(<Embed name="WarmTea" props={{ of: "sencha" }} load={load} />)
    expect(screen.getByText("A cup of sencha")).toBe(drawn)
    expect(load).not.toHaveBeenCalled()
    jest.mocked(getLoadedEmbed).mockReturnValue(undefined)
  })

  it("offers to try again when its script did not arrive, and comes with the next try", async () => {
    const load = loader(chunkError(), tea)
    render(<Embed name="LateTea" props={{ of: "oolong" }} load={load} />)
    expect(await screen.findByRole("alert")).toHaveTextContent("This piece of the page did not arrive.")
    expect(screen.queryByRole("button", { name: "Reload the page" })).toBeNull()
    await userEvent.click(screen.getByRole("button", { name: "Retry" }))
    expect(await screen.findByText("A cup of oolong")).toBeInTheDocument()
    expect(load).toHaveBeenCalledTimes(2)
  })

  it("leaves the words that stand inside of it to be read", async () => {
    render(
      <Embed name="StrongTea" props={{}} load={loader(chunkError(), tea)}>
        <p>Tea is a leaf.</p>
      </Embed>,
    )
    expect(await screen.findByRole("alert")).toBeInTheDocument()
    expect(screen.getByText("Tea is a leaf.")).toBeInTheDocument()
  })

  it("offers to load the page again when trying again did not help", async () => {
    render(<Embed name="NoTea" props={{}} load={loader(chunkError(), chunkError())} />)
    await userEvent.click(await screen.findByRole("button", { name: "Retry" }))
    expect(await screen.findByRole("button", { name: "Reload the page" })).toBeInTheDocument()
  })

  it("leaves what is round it alone when it breaks, and says which it was: broken or not arrived", async () => {
    function Cup() {
      const [full, setFull] = useState(true)
      if (!full) throw new TypeError("The cup is empty.")
      return (
        <button type="button" onClick={() => setFull(false)}>
          Drink
        </button>
      )
    }
    render(
      <>
        <p>The saucer</p>
        <Embed name="Cup" props={{}} load={loader({ default: Cup })} />
      </>,
    )
    await userEvent.click(await screen.findByRole("button", { name: "Drink" }))
    expect(screen.getByRole("alert")).toHaveTextContent("This piece of the page broke.")
    expect(screen.getByText("The saucer")).toBeInTheDocument()
    await act(async () => {})
  })
})

describe("a load error", () => {
  it.each([
    ["a script of webpack's", chunkError(), true],
    ["a style", Object.assign(new Error("no"), { code: "CSS_CHUNK_LOAD_FAILED" }), true],
    ["a module", new TypeError("Failed to fetch dynamically imported module: x.js"), true],
    ["a mistake in the component", new TypeError("x is not a function"), false],
    ["no error at all", "tea", false],
  ])("is told from others: %s", (_, error, is) => {
    expect(isLoadError(error)).toBe(is)
  })
})
