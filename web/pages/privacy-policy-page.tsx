import { LegalPage } from "./legal/legal-page.tsx";
import text from "../../assets/legal/privacy-policy.md";

export default function PrivacyPolicyPage() {
  return <LegalPage {...text} />;
}
