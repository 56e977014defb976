import { screen } from "@testing-library/react"
import { useNow } from "../../src/hooks/browser/clock"
import { useMotion } from "../../src/hooks/browser/motion"
import { track } from "../../src/hooks/outside/track"
import { usePage, usePageData } from "../../src/hooks/page/page"
import { useQuery } from "../../src/hooks/page/query"
import { hide, storageEvent, visit } from "../jest/visit"

function Everything() {
  const { path, siteName } = usePage()
  const { names } = usePageData<{ names: string[] }>()
  const [who, setWho] = useQuery("who")
  const motion = useMotion()
  const now = useNow(1000)
  return (
    <button
      type="button"
      onClick={() => {
        setWho("Pertti")
        track({ category: "wheel", action: "turn" })
      }}
    >
      {[path, siteName, names.join("+"), who, motion ? "moves" : "stands", now?.toISOString()].join(" ")}
    </button>
  )
}

const data = { names: ["a", "b"] }
const said = () => screen.getByRole("button").textContent

describe("a visit", () => {
  it("brings the page, the query, the wishes and the clock, and tells what came of it", async () => {
    const { user, address, wait, tracked } = visit(<Everything />, {
      data,
      path: "/wheel",
      query: "who=Helmi",
      calm: true,
      at: "1998-05-31T12:00:00Z",
    })
    expect(said()).toBe("/wheel juhq.fi a+b Helmi stands 1998-05-31T12:00:00.000Z")
    wait(1010)
    expect(said()).toMatch(/12:00:01/)
    await user.click(screen.getByRole("button"))
    expect(address()).toBe("/wheel?who=Pertti")
    expect(tracked).toEqual([{ category: "wheel", action: "turn" }])
  })

  it("leaves nothing for the next visit", () => {
    expect(window.location.href).toBe("http://localhost/")
    expect(new Date().getFullYear()).toBeGreaterThan(1998)
    const { tracked } = visit(<Everything />, { data })
    expect(said()).toMatch(/^\/ juhq\.fi a\+b {2}moves /)
    expect(tracked).toEqual([])
  })

  it("begins with an empty storage, and finds it as it was when it comes again", () => {
    localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    visit(<Everything />, { data }).unmount()
    expect(localStorage).toHaveLength(0)
    localStorage.setItem("juhq:calm", '{"v":1,"data":true}')
    storageEvent("juhq:calm")
    visit(<Everything />, { data, again: true })
    expect(said()).toMatch(/stands/)
  })

  it("may be to a page in a tab behind, which is looked at later", () => {
    const { wait } = visit(<Everything />, { data, hidden: true, at: 0 })
    wait(60_000)
    expect(said()).toMatch(/00:00:00/)
    hide(false)
    expect(said()).toMatch(/00:01:00/)
  })
})
