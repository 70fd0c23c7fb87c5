import { useState } from "react";
import { Link } from "wouter";
import { Hero } from "../components/hero.tsx";
import { Icon } from "../components/icon.tsx";
import { Points } from "../components/points.tsx";
import { Section } from "../components/section.tsx";
import { Stats } from "../components/stats.tsx";
import { Steps } from "../components/steps.tsx";
import { Wiggle } from "../components/wiggle.tsx";
import type { Toolkit } from "../content/types.ts";
import { useMissingGuide } from "./game-toolkit/missing-guide.tsx";
import { PartnerStrip } from "./game-toolkit/partner-strip.tsx";
import { AT_FIRST, guidesFirst } from "./game-toolkit/search-toolkits.ts";
import { NOTHING_ASKED, ToolkitDatabase, type Wanted } from "./game-toolkit/toolkit-database.tsx";
import { ToolkitList } from "./game-toolkit/toolkit-list.tsx";
import content from "../../assets/content/toolkit-page.json";
import toolkitContent from "../../assets/content/toolkits.json";

const toolkits = guidesFirst(toolkitContent as readonly Toolkit[]);
const guides = toolkits.filter(({ pdfUrl }) => pdfUrl !== null).length;
const untried = toolkits.filter(({ checked }) => checked === false).length;

export default function GameToolkitPage() {
  const { hero, partners, gallery, common, steps, database, calls } = content;
  const { tell, dialog } = useMissingGuide();
  const [wanted, setWanted] = useState<Wanted>(NOTHING_ASKED);
  return (
    <>
      <Hero heading={hero.heading} lead={hero.lead} picture={<Wiggle pose="reading" />}>
        {/* Within the page, so the browser's own link: it scrolls there. */}
        <a href={hero.button.url} className="button primary large">
          {hero.button.label}
          <Icon name="arrow" />
        </a>
        <Stats stats={hero.stats} />
        <p className="note">
          Counted by this site: {guides} of {toolkits.length} games have a guide to download today; they come
          first. {untried === guides ? "None of the guides has" : `${untried} of the guides have not`} been
          tried by us yet. Of the other games you find here what is publicly known. The organization states
          the number of countries; its source is still to be shown.
        </p>
      </Hero>
      <Section heading={partners.heading} lead={partners.lead} ground="lilac">
        <PartnerStrip partners={partners.logos} />
      </Section>
      <Section heading={gallery.heading} lead={gallery.lead}>
        <ToolkitList toolkits={toolkits.slice(0, AT_FIRST)} hasDescriptions={false} onMissing={tell} />
        <p className="buttons">
          <a href={gallery.link.url} className="button" onClick={() => setWanted({ type: "all" })}>
            {gallery.link.label}
            <span className="visually-hidden"> toolkits in the database</span>
            <Icon name="arrow" />
          </a>
        </p>
      </Section>
      <Section heading={steps.heading} lead={steps.lead} ground="apricot">
        <Steps steps={steps.list} />
      </Section>
      <Section heading={database.heading} lead={database.lead} id="database">
        <ToolkitDatabase toolkits={toolkits} wanted={wanted} onWant={setWanted} onMissing={tell} />
      </Section>
      <Section heading={common.heading} lead={common.lead} ground="lilac">
        <Points points={common.list} />
      </Section>
      <div className="section" data-ground="mint">
        <div className="section-inside calls">
          {calls.map(({ title, text, link }) => {
            const Anchor = link.url.includes("#") ? "a" : Link;
            return (
              <section key={title} className="card call">
                <h2>{title}</h2>
                <p>{text}</p>
                <Anchor href={link.url} className="button primary">
                  {link.label}
                  <Icon name="arrow" />
                </Anchor>
              </section>
            );
          })}
        </div>
      </div>
      {dialog}
    </>
  );
}
