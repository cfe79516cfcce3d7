/** The company's contact facts, as the parts that show them take them. */
export interface CompanyContact {
  name: string;
  phone: { text: string; number: string };
  sms: { text: string; number: string };
  email: string;
  address: { street: string; city: string; state: string; stateCode: string; zip: string };
  mapsUrl: string;
}
