import { LegalPage } from "./legal/legal-page.tsx";
import text from "../../assets/legal/terms-of-use.md";

export default function TermsOfUsePage() {
  return <LegalPage {...text} />;
}
