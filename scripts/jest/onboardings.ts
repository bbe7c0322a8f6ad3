import type { OnboardingData } from "@/lib/domain/onboarding";

export const ASHA: OnboardingData = {
  firstName: "Asha",
  lastName: "Patil",
  businessName: "Asha General Store",
  email: "asha@example.in",
  phone: "98765 43210",
  location: "Nagpur",
  businessType: "grocery",
  experience: "from3to10",
};
