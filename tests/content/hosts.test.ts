import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

/** Every outside host that the site's code names, and what for. One that is not here has come without being asked. */
const hosts: Record<string, string> = {
  "www.youtube.com": "the player's script, after a press on play; links to videos and searches",
  "www.youtube-nocookie.com": "the player, after a press on play",
  "hitwebcounter.com": "the picture of hits, where gatsby-config.ts names a counterId",
  "icons.duckduckgo.com": "icons of hosts, where gatsby-config.ts switches favicons on",
  "web.archive.org": "links to archived copies",
  "twitter.com": "a link in the share dialog",
  "wa.me": "a link in the share dialog",
  "t.me": "a link in the share dialog",
  "www.facebook.com": "a link in the share dialog",
  "www.reddit.com": "a link in the share dialog",
  "www.pinterest.com": "a link in the share dialog",
  "schema.org": "the name of the vocabulary in a recipe's JSON-LD; it is asked for nothing",
}

/** Lines of code that name a host; comments, stories and the build's own code don't reach the browser. */
function named(): Set<string> {
  const found = new Set<string>()
  for (const folder of ["lib", "hooks", "components", "kits", "effects", "shell", "render", "templates"]) {
    for (const file of readdirSync(join("src", folder), { recursive: true, encoding: "utf8" })) {
      // The schemas of lists name hosts for links in their data.
      if (!/\.tsx?$/.test(file) || file.endsWith(".stories.tsx") || file.startsWith("lists")) continue
      const code = readFileSync(join("src", folder, file), "utf8").replace(
        /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
        "",
      )
      for (const match of code.matchAll(/["'`]https?:\/\/([a-z0-9.-]+\.[a-z]+)/g)) found.add(match[1] ?? "")
    }
  }
  // The site itself.
  found.delete("juhq.fi")
  return found
}

it("names no outside host but those on the list", () => {
  expect([...named()].sort()).toEqual(Object.keys(hosts).sort())
})

it("sends and fetches in the places that are known, and nowhere else", () => {
  const asking = /\bfetch\(|new XMLHttpRequest|sendBeacon|new WebSocket|new EventSource/
  const places = readdirSync("src", { recursive: true, encoding: "utf8" })
    .map(file => file.replaceAll("\\", "/"))
    .filter(file => /\.tsx?$/.test(file) && !file.startsWith("engine/"))
    .filter(file => asking.test(readFileSync(join("src", file), "utf8")))
  expect(places.sort()).toEqual([
    "components/wiki-link/summaries.ts",
    "hooks/page/buildInfo.ts",
    "hooks/page/pageIndex.ts",
    "hooks/page/pageSearch.ts",
    "shell/mistakes/mountMistakesPanel.tsx",
    "shell/navigation/guardNavigation.ts",
    "shell/navigation/useRetiredCodes.ts",
  ])
})
