import { Mistakes } from "../../src/engine/gatsby/mistakes"

const problem = { file: "content/pages/x.mdx", line: 3, column: 1, what: "It is wrong.", todo: "Mend it." }

function listener() {
  const written: string[] = []
  let leave = () => {}
  const request = { on: (_: "close", listen: () => void) => Object.assign(request, { leave: listen }), leave }
  const response = { writeHead: () => {}, write: (text: string) => written.push(text) }
  leave = () => request.leave()
  return { request, response, written, leave }
}

const event = (problems: unknown[], pages: string[] = [], moved: unknown[] = []) =>
  `data: ${JSON.stringify({ problems, pages, moved })}\n\n`

const site = { pages: [{ path: "/x" }], redirects: [{ from: "/w", to: "/x" }] } as never
const state = [["/x"], [{ from: "/w", to: "/x" }]] as const

describe("the mistakes of develop", () => {
  it("are told to whoever comes, and to everybody who stays when they change", () => {
    const mistakes = new Mistakes()
    const early = listener()
    mistakes.answer(early.request, early.response)
    mistakes.send([problem], site)
    const late = listener()
    mistakes.answer(late.request, late.response)
    early.leave()
    mistakes.send([], site)
    expect(early.written).toEqual([event([]), event([problem], [...state[0]], [...state[1]])])
    expect(late.written).toEqual([
      event([problem], [...state[0]], [...state[1]]),
      event([], [...state[0]], [...state[1]]),
    ])
  })
})
